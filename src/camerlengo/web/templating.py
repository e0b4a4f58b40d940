"""Templates become functions that do less at each render: what Jinja2 makes of them, in fewer steps.

Attributes of dictionaries are looked up and functions are called directly, a string is escaped once, and the
macros of the frame are bound once for each page. Templates are written as Jinja2 documents them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import jinja2
import markupsafe
from jinja2 import compiler, nodes, runtime
from jinja2.utils import missing

from camerlengo.web.parts import KNOWN

MOST_ESCAPED: Final = 20_000  # strings that are kept escaped; then it begins anew
LONGEST_KEPT: Final = 200  # longer strings are escaped each time
FRAME: Final = "parts/"  # templates with macros that need nothing but what is given to the whole page

# Jinja2 calls these names in the functions that it makes; ours take their place.
OURS: Final = "\nfrom camerlengo.web.templating import Macro, escape, markup as Markup, markup_join\n"


class _Escaped(dict[str, str]):
    """Strings as they stand in HTML."""

    def __missing__(self, plain: str) -> str:
        escaped = str(markupsafe.escape(plain))
        if len(plain) <= LONGEST_KEPT:
            if len(self) >= MOST_ESCAPED:
                self.clear()
            self[plain] = escaped
        return escaped


_escaped: Final = _Escaped()


def escape(value: Any) -> str:
    """A value as it is written: HTML as it is, everything else escaped."""
    kind = type(value)
    if kind is str:
        return _escaped[value]
    if kind is markupsafe.Markup:
        return value  # type: ignore[no-any-return]
    return str(value) if kind is int else markupsafe.escape(value)


def markup(html: str) -> markupsafe.Markup:
    """The same as `Markup(html)`, which asks first whether it is text at all."""
    return str.__new__(markupsafe.Markup, html)


def markup_join(values: Sequence[Any]) -> str:
    """The values one after the other; they are escaped if one of them is HTML."""
    for value in values:
        if type(value) is not str:
            break
    else:
        return "".join(values)
    found = [value if isinstance(value, str) else str(value) for value in values]
    if any(hasattr(value, "__html__") for value in found):
        return markup("".join([escape(value) for value in found]))
    return "".join(found)


class Macro(runtime.Macro):
    """A macro that matches arguments only where some are named."""

    def __init__(
        self,
        environment: jinja2.Environment,
        func: Callable[..., str],
        name: str,
        arguments: list[str],
        catch_kwargs: bool,
        catch_varargs: bool,
        caller: bool,
        default_autoescape: bool | None = None,
    ) -> None:
        """A page makes dozens of them, so it sets what Jinja2's own one does, and asks for nothing."""
        self._environment = environment
        self._func = func
        self._argument_count = len(arguments)
        self.name = name
        self.arguments = arguments
        self.catch_kwargs = catch_kwargs
        self.catch_varargs = catch_varargs
        self.caller = caller
        self.explicit_caller = "caller" in arguments
        self._default_autoescape = bool(default_autoescape)
        self._plain = not (caller or catch_kwargs or catch_varargs)
        self._calls_back = caller and not (self.explicit_caller or catch_kwargs or catch_varargs)

    def __call__(self, *values: Any, **named: Any) -> str:
        left = self._argument_count - len(values)
        if left >= 0:
            if not named:
                if self._plain:
                    return markup(self._func(*values, *(missing,) * left))
            elif self._calls_back and len(named) == 1 and "caller" in named:
                return markup(self._func(*values, *(missing,) * left, named["caller"]))
        return super().__call__(*values, **named)


class Context(runtime.Context):
    def __init__(
        self,
        environment: jinja2.Environment,
        parent: dict[str, Any],
        name: str | None,
        blocks: dict[str, Any],
        globals: Any = None,  # noqa: A002
    ) -> None:
        """No template of ours has globals of its own; counting them took longer than all else."""
        self.parent = parent
        self.vars: dict[str, Any] = {}
        self.environment = environment
        self.eval_ctx = nodes.EvalContext(environment, name)
        self.exported_vars: set[str] = set()
        self.name = name
        self.globals_keys: set[str] = set()
        self.blocks = {name: [block] for name, block in blocks.items()}


class Template(jinja2.Template):
    def new_context(
        self,
        vars: dict[str, Any] | None = None,  # noqa: A002
        shared: bool = False,
        locals: Mapping[str, Any] | None = None,  # noqa: A002
    ) -> runtime.Context:
        """The context of an included template or of macros: what is given to the page, and what was set."""
        if not shared or vars is None:
            return super().new_context(vars, shared, locals)
        if locals:
            vars = {**vars, **{name: value for name, value in locals.items() if value is not missing}}  # noqa: A001
        return Context(self.environment, vars, self.name, self.blocks)


class CodeGenerator(compiler.CodeGenerator):
    """Writes the function of a template."""

    looked_up = 0

    def visit_Getattr(self, node: nodes.Getattr, frame: compiler.Frame) -> None:  # noqa: N802
        """Looks into dictionaries first: most of what templates get is made of them."""
        self.looked_up += 1
        name = f"o{self.looked_up}"
        self.write(f"({name}[{node.attr!r}] if type({name} := ")
        self.visit(node.node, frame)
        self.write(f") is dict and {node.attr!r} in {name} else environment.getattr({name}, {node.attr!r}))")

    def visit_Call(  # noqa: N802
        self, node: nodes.Call, frame: compiler.Frame, forward_caller: bool = False
    ) -> None:
        """Calls what is named: no function of ours asks for Jinja2's context, and macros do not either."""
        if isinstance(node.node, nodes.Getattr) and _is_parts(node.node.node):
            self.write(f"{frame.symbols.ref('parts')}.{node.node.attr}(")
        else:
            self.write("(")
            self.visit(node.node, frame)
            self.write(")(")
        named = ["caller=caller"] if forward_caller else []
        if node.dyn_args or node.dyn_kwargs:  # `signature` begins with a comma
            self.write("*()")
            self.signature(node, frame, {"caller": "caller"} if forward_caller else None)
            named = []
        else:
            for argument in (*node.args, *node.kwargs):
                self.visit(argument, frame)
                self.write(", ")
        self.write(", ".join(named) + ")")

    def _output_child_pre(self, node: nodes.Expr, frame: compiler.Frame, finalize: Any) -> None:
        if _is_html(node):
            self.write("(")
        else:
            super()._output_child_pre(node, frame, finalize)

    def visit_Test(self, node: nodes.Test, frame: compiler.Frame) -> None:  # noqa: N802
        if node.name != "none":
            super().visit_Test(node, frame)
            return
        self.write("(")
        self.visit(node.node, frame)
        self.write(" is None)")

    def visit_FromImport(self, node: nodes.FromImport, frame: compiler.Frame) -> None:  # noqa: N802
        """The macros of the frame are bound once for each page, by whoever imports them first."""
        template = node.template.value if isinstance(node.template, nodes.Const) else ""
        if not (node.with_context and template.startswith(FRAME)):
            super().visit_FromImport(node, frame)
            return
        self.writeline(f"included_template = environment.bound(context, {template!r})", node)
        for wanted in node.names:
            name, alias = wanted if isinstance(wanted, tuple) else (wanted, wanted)
            self.writeline(f"{frame.symbols.ref(alias)} = included_template.{name}")
            if frame.toplevel:
                self.writeline(f"context.vars[{alias!r}] = {frame.symbols.ref(alias)}")
                self.writeline(f"context.exported_vars.discard({alias!r})")


def _is_html(node: nodes.Node) -> bool:
    """Whether it is a part, or the variable in which PartTag keeps one."""
    if isinstance(node, nodes.Call):
        return isinstance(node.node, nodes.Getattr) and _is_parts(node.node.node)
    return isinstance(node, nodes.Name) and node.name.startswith(KNOWN)


def _is_parts(node: nodes.Node) -> bool:
    return isinstance(node, nodes.Name) and node.name == "parts"


class Environment(jinja2.Environment):
    code_generator_class = CodeGenerator
    context_class = Context
    template_class = Template

    def __init__(self, *about: Any, **named: Any) -> None:
        super().__init__(*about, **named)
        self._known: dict[str, jinja2.Template] = {}

    def getattr(self, obj: Any, attribute: str) -> Any:
        try:
            return getattr(obj, attribute)
        except AttributeError:
            return super().getattr(obj, attribute)

    def get_template(
        self,
        name: Any,
        parent: str | None = None,
        globals: Any = None,  # noqa: A002
    ) -> jinja2.Template:
        """A template is loaded once: files do not change while the server runs."""
        template = self._known.get(name)
        if template is None:
            template = self._known[name] = super().get_template(name, parent, globals)
        return template

    def bound(self, context: runtime.Context, name: str) -> Any:
        """The macros of a template, with what is given to this page."""
        given = context.parent
        bound: dict[str, Any] = given.setdefault("bound_macros", {})
        module = bound.get(name)
        if module is None:
            module = bound[name] = self.get_template(name).make_module(given, True)
        return module

    def html(self, name: str, given: dict[str, Any]) -> str:
        """The template with what is given to it; `given` is the template's from now on."""
        template = self.get_template(name)
        given = {**self.globals, **given, "bound_macros": {}}
        try:
            return "".join(template.root_render_func(template.new_context(given, True)))
        except Exception:
            self.handle_exception()

    def _generate(
        self, source: nodes.Template, name: str | None, filename: str | None, defer_init: bool = False
    ) -> str:
        return super()._generate(source, name, filename, defer_init) + OURS

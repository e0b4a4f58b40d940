"""Templates become functions that do less at each render: what Jinja2 makes of them, in fewer steps.

Attributes of dictionaries are looked up and functions are called directly, and a string is escaped once. The
macros of the frame are bound once to a `Stage`, on which one page after the other is rendered. Templates are
written as Jinja2 documents them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import jinja2
import markupsafe
from jinja2 import compiler, nodes, runtime
from jinja2.utils import missing

from camerlengo.web.parts import KNOWN

MOST_ESCAPED: Final = 20_000  # strings that are kept escaped; then it begins anew
LONGEST_KEPT: Final = 200  # longer strings are escaped each time
FRAME: Final = "parts/"  # templates with macros that need nothing but what is given to the whole page
WRITTEN: Final = "written"  # the variable of a generated function that holds the value it writes
STAGE: Final = "(stage)"  # what is given to a page under this name is its stage; no template can say it

# Jinja2 calls these names in the functions that it makes; ours take their place.
OURS: Final = (
    "\nfrom camerlengo.web.templating import Macro, escape, escaped, markup as Markup, markup_join\n"
)


class Escaped(dict[str, str]):
    """Strings as they stand in HTML."""

    def __missing__(self, plain: str) -> str:
        html = str(markupsafe.escape(plain))
        if len(plain) <= LONGEST_KEPT:
            if len(self) >= MOST_ESCAPED:
                self.clear()
            self[plain] = html
        return html


escaped: Final = Escaped()


def escape(value: Any) -> str:
    """A value as it is written: HTML as it is, everything else escaped."""
    kind = type(value)
    if kind is str:
        return escaped[value]
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
        self.write(f") is dict and {node.attr!r} in {name} else getattr({name}, {node.attr!r}, None) or ")
        self.write(f"environment.getattr({name}, {node.attr!r}))")  # also if it is there and false

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
        """Strings are escaped without a call."""
        if _is_html(node):
            self.write("(")
        elif self._escapes(frame, finalize):
            self.write(f"(escaped[{WRITTEN}] if type({WRITTEN} := ")
        else:
            super()._output_child_pre(node, frame, finalize)

    def _output_child_post(self, node: nodes.Expr, frame: compiler.Frame, finalize: Any) -> None:
        if not _is_html(node) and self._escapes(frame, finalize):
            self.write(f") is str else escape({WRITTEN}))")
        else:
            super()._output_child_post(node, frame, finalize)

    @staticmethod
    def _escapes(frame: compiler.Frame, finalize: Any) -> bool:
        return frame.eval_ctx.autoescape and not frame.eval_ctx.volatile and finalize.src is None

    def visit_Include(self, node: nodes.Include, frame: compiler.Frame) -> None:  # noqa: N802
        """An included template shares what is given to the page, and gets a copy of what was set only."""
        if not node.with_context or node.ignore_missing:
            super().visit_Include(node, frame)
            return
        self.writeline("for event in environment.included(context, ", node)
        self.visit(node.template, frame)
        self.write(f", {self.dump_local_context(frame)}):")
        self.indent()
        self.simple_write("event", frame)
        self.outdent()

    def visit_Test(self, node: nodes.Test, frame: compiler.Frame) -> None:  # noqa: N802
        if node.name != "none":
            super().visit_Test(node, frame)
            return
        self.write("(")
        self.visit(node.node, frame)
        self.write(" is None)")

    def visit_FromImport(self, node: nodes.FromImport, frame: compiler.Frame) -> None:  # noqa: N802
        """The macros of the frame are bound once for each stage."""
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


class Stage:
    """Where pages are rendered, one at a time. What is `given` to a page changes with each, its macros stay.

    They look up what they need when they are called.
    """

    def __init__(self) -> None:
        self.given: dict[str, Any] = {}
        self.macros: dict[str, Any] = {}  # by template

    def bind(self, name: str, environment: Environment) -> Any:
        """The macros of a template. Outside of them it gets nothing of the page that is being rendered."""
        given = dict(self.given)
        self.given.clear()
        self.given.update(environment.globals)
        self.given[STAGE] = self
        self.macros[name] = environment.get_template(name).make_module(self.given, True)
        self.given.update(given)
        return self.macros[name]


class Environment(jinja2.Environment):
    code_generator_class = CodeGenerator
    context_class = Context
    template_class = Template

    def __init__(self, *about: Any, **named: Any) -> None:
        super().__init__(*about, **named)
        self._known: dict[str, jinja2.Template] = {}
        self._stages: list[Stage] = []  # that are free

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
        """The macros of a template of the frame, which find what is given to the page."""
        stage: Stage | None = context.parent.get(STAGE)
        if stage is None:  # what is rendered is no page
            return self.get_template(name).make_module(context.get_all(), True)
        return stage.macros.get(name) or stage.bind(name, self)

    def included(self, context: runtime.Context, name: str, local: Mapping[str, Any]) -> Iterable[str]:
        """What an included template writes."""
        template = self.get_template(name)
        inner = Context(self, context.parent, template.name, template.blocks)
        inner.vars = {**context.vars, **{key: value for key, value in local.items() if value is not missing}}
        return template.root_render_func(inner)

    def html(self, name: str, given: dict[str, Any]) -> str:
        """The template with what is given to it."""
        template = self.get_template(name)
        stage = self._stages.pop() if self._stages else Stage()  # a page may render another one
        known = stage.given
        known.update(self.globals)
        known.update(given)
        known[STAGE] = stage
        try:
            return "".join(template.root_render_func(template.new_context(known, True)))
        except Exception:
            self.handle_exception()
        finally:
            known.clear()
            self._stages.append(stage)

    def _generate(
        self, source: nodes.Template, name: str | None, filename: str | None, defer_init: bool = False
    ) -> str:
        return super()._generate(source, name, filename, defer_init) + OURS

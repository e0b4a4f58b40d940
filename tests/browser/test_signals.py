"""What calls somebody to the table: sounds, notifications, the title; and what must not disturb."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.pilot import (
    after,
    answer_all,
    can_choose_for_good,
    click_option,
    live_at,
    offered,
    set_up,
    table_at,
)
from tests.web.serving import Serving

# An AudioContext that only remembers when it was used, and notifications that are only written down.
STUBS = """
  window.heard = [];
  window.noted = [];
  const real = window.AudioContext;
  window.AudioContext = class extends real {
    constructor() { super(); window.heard.push("opened"); }
    resume() { window.heard.push("resumed"); return Promise.resolve(); }
  };
  for (const kind of ["OscillatorNode", "AudioBufferSourceNode"]) {
    const start = window[kind].prototype.start;
    window[kind].prototype.start = function (at) { window.heard.push(kind); return start.call(this, at); };
  }
  window.Notification = class extends EventTarget {
    static permission = "granted";
    static requestPermission() { return Promise.resolve("granted"); }
    constructor(title, options) {
      super();
      if (window.onAndroid) throw new TypeError("Illegal constructor.");
      window.noted.push([title, options.body]);
    }
    close() {}
  };
"""
HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => true });"
ANDROID = """
  window.onAndroid = true;
  const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
  navigator.serviceWorker.register = async (address) => {
    const registration = await register(address);
    registration.showNotification = async (title, options) => {
      window.noted.push([title, options.body, Boolean(registration.active)]);
    };
    return registration;
  };
"""


def watched(open_page: Open, server: Serving, *scripts: str) -> tuple[Page, str]:
    """Anna, who is watched, and the address of a table at which Bruno begins."""
    anna = open_page()
    table = set_up(server, "richelieu", {0: anna}, start=1)
    expect(anna.locator("#main:not(.my-turn)")).to_be_visible()
    for script in (STUBS, *scripts):
        anna.evaluate(f"() => {{ {script} }}")
    return anna, table


def sound_on(page: Page) -> None:
    page.click("#settings summary")
    page.locator("#settings input[type=checkbox][name=sound]").check()
    page.wait_for_function("() => document.documentElement.dataset.sound === 'on'")
    page.keyboard.press("Escape")


def end_turn(server: Serving, table: str, page: Page) -> None:
    """Bruno has done what he wanted; now something is asked of Anna."""
    answer_all(server, table, after(1, seat=0))
    table_at(server, table, page)
    expect(page.locator("#main.my-turn")).to_be_visible()


def test_sounds_are_off_until_wanted_and_a_bell_calls(open_page: Open, server: Serving) -> None:
    anna, table = watched(open_page, server)
    answer_all(server, table, after(1))
    table_at(server, table, anna)
    assert anna.evaluate("window.heard") == []
    sound_on(anna)
    end_turn(server, table, anna)
    anna.wait_for_function("() => window.heard.filter(one => one === 'OscillatorNode').length >= 3")
    assert anna.title().startswith("●")
    assert "turn.svg" in (anna.locator("#favicon").get_attribute("href") or "")


def test_a_card_that_is_taken_rustles(open_page: Open, server: Serving) -> None:
    anna, table = watched(open_page, server)
    sound_on(anna)
    answer_all(server, table, after(1))
    anna.wait_for_function("() => window.heard.includes('AudioBufferSourceNode')")


def test_a_page_in_the_background_notifies_once_a_turn(open_page: Open, server: Serving) -> None:
    anna, table = watched(open_page, server, HIDDEN)
    end_turn(server, table, anna)
    anna.wait_for_function("() => window.noted.length > 0")
    click_option(anna, offered(anna)[0])
    noted = anna.evaluate("window.noted")
    assert len(noted) == 1
    assert noted[0][0] == "Your turn"
    assert "Bruno" in noted[0][1]


def test_nobody_who_looks_is_notified(open_page: Open, server: Serving) -> None:
    anna, table = watched(open_page, server)
    end_turn(server, table, anna)
    assert anna.evaluate("window.noted") == []


def test_where_pages_may_not_notify_a_service_worker_does(open_page: Open, server: Serving) -> None:
    anna, table = watched(open_page, server, HIDDEN, ANDROID)
    end_turn(server, table, anna)
    anna.wait_for_function("() => window.noted.length > 0")
    title, body, active = anna.evaluate("window.noted[0]")
    assert (title, active) == ("Your turn", True)
    assert "Bruno" in body


def test_a_setting_counts_at_once_and_a_half_written_message_stays(open_page: Open, server: Serving) -> None:
    anna = open_page(color_scheme="light")
    set_up(server, "richelieu", {0: anna}, start=0)
    anna.fill("#chat-text", "I was just about to say")
    anna.evaluate("window.same = true")
    evening = "rgb(243, 232, 210)"  # the ink
    assert anna.evaluate("getComputedStyle(document.body).color") != evening
    anna.click("#settings summary")
    anna.locator("#settings input[name=theme][value=dark]").check(force=True)
    anna.wait_for_function(f"() => getComputedStyle(document.body).color === '{evening}'")
    anna.locator("#settings input[type=checkbox][name=motion]").uncheck()
    anna.wait_for_function("() => document.documentElement.dataset.motion === 'off'")
    assert anna.evaluate("window.same")
    anna.locator("#settings input[name=lang][value=it]").check(force=True)
    expect(anna.locator("html")).to_have_attribute("lang", "it")
    assert anna.evaluate("getComputedStyle(document.body).color") == evening
    assert anna.locator("html").get_attribute("data-motion") == "off"
    assert anna.input_value("#chat-text") == "I was just about to say"


def test_a_phone_counts_what_was_said_meanwhile(open_page: Open, server: Serving) -> None:
    anna = open_page(size=PHONE)
    table = live_at(server, set_up(server, "richelieu", {0: anna}, start=0))

    def says(words: str) -> None:
        assert server.house is not None
        server.do(server.house.say(table, "Bruno", 1, words))

    tab = anna.locator(".tabs a[href='#panel-talk']")
    for count in (1, 2):
        says(f"Message {count}")
        expect(tab).to_have_attribute("data-new", str(count))
    anna.reload()
    expect(tab).to_have_attribute("data-new", "2")
    tab.click()
    expect(tab).to_have_attribute("aria-current", "true")
    expect(tab).not_to_have_attribute("data-new", re.compile(""))
    says("Seen at once")
    expect(anna.locator("#panel-talk")).to_contain_text("Seen at once")
    expect(tab).not_to_have_attribute("data-new", re.compile(""))


def test_nothing_moves_for_those_who_do_not_want_it(open_page: Open, server: Serving) -> None:
    anna = open_page(motion="reduce")
    set_up(server, "richelieu", {0: anna}, start=0)
    moving = """[...document.querySelectorAll("*")].filter((one) => {
        const { animationName, transitionDuration } = getComputedStyle(one);
        return animationName !== "none" || transitionDuration !== "0s" || one.getAnimations().length;
    }).length"""
    assert anna.evaluate(moving) == 0
    click_option(anna, offered(anna)[0])
    assert anna.evaluate(moving) == 0


def test_a_disc_turns_over_for_whoever_takes_it(open_page: Open, server: Serving) -> None:
    anna = open_page(motion="no-preference")
    table = set_up(server, "richelieu", {0: anna}, start=0)
    answer_all(server, table, can_choose_for_good(0))
    table_at(server, table, anna)
    expect(anna.locator("#flight *")).to_have_count(0)
    anna.evaluate(
        """() => new MutationObserver((changes) => {
            for (const change of changes) for (const one of change.addedNodes) {
                if (one.className !== "coin") continue;
                window.turned = [...one.querySelectorAll("img")].map(side => side.src);
            }
        }).observe(document.getElementById("flight"), { childList: true })"""
    )
    disc = anna.locator(".card.can[data-irrevocable]:has(.disc)").first
    click_option(anna, str(disc.get_attribute("value")))
    anna.wait_for_function("() => window.turned")
    front, back = anna.evaluate("window.turned")
    assert "sealed" in back
    assert "sealed" not in front
    expect(anna.locator("#flight *")).to_have_count(0)

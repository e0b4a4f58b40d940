"""What calls somebody to the table: sounds, notifications, the title; and what must not disturb."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.pilot import asked, click_option, invitation, join, new_table, offered, over, play_on

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


def two(open_page: Open, *scripts: str) -> tuple[Page, Page]:
    """Anna, who is watched, and Bruno, who begins."""
    anna, bruno = open_page(), open_page()
    for script in scripts:
        anna.add_init_script(script)
    new_table(anna, option__start="1", seed="5")
    join(bruno, invitation(anna), "Bruno")
    expect(bruno.locator("#main[data-asked]")).to_be_visible()
    return anna, bruno


def sound_on(page: Page) -> None:
    page.click("#settings summary")
    page.locator("#settings input[type=checkbox][name=sound]").check()
    page.wait_for_function("() => document.documentElement.dataset.sound === 'on'")
    page.keyboard.press("Escape")


def end_turn(page: Page) -> None:
    click_option(page, offered(page)[0])
    if asked(page):
        click_option(page, offered(page)[-1])


def test_sounds_are_off_until_wanted_and_a_bell_calls(open_page: Open) -> None:
    anna, bruno = two(open_page, STUBS)
    click_option(bruno, offered(bruno)[0])
    anna.wait_for_function("() => document.getElementById('main').dataset.number === '1'")
    assert anna.evaluate("window.heard") == []
    sound_on(anna)
    click_option(bruno, offered(bruno)[-1])
    expect(anna.locator("#main.my-turn")).to_be_visible()
    anna.wait_for_function("() => window.heard.filter(one => one === 'OscillatorNode').length >= 3")
    assert anna.title().startswith("●")
    assert "turn.svg" in (anna.locator("#favicon").get_attribute("href") or "")


def test_a_card_that_is_taken_rustles(open_page: Open) -> None:
    anna, bruno = two(open_page, STUBS)
    sound_on(anna)
    click_option(bruno, offered(bruno)[0])
    anna.wait_for_function("() => window.heard.includes('AudioBufferSourceNode')")


def test_a_page_in_the_background_notifies_once_a_turn(open_page: Open) -> None:
    anna, bruno = two(open_page, STUBS, HIDDEN)
    end_turn(bruno)
    anna.wait_for_function("() => window.noted.length > 0")
    click_option(anna, offered(anna)[0])
    noted = anna.evaluate("window.noted")
    assert len(noted) == 1
    assert noted[0][0] == "Your turn"
    assert "Bruno" in noted[0][1]


def test_nobody_who_looks_is_notified(open_page: Open) -> None:
    anna, bruno = two(open_page, STUBS)
    end_turn(bruno)
    expect(anna.locator("#main.my-turn")).to_be_visible()
    assert anna.evaluate("window.noted") == []


def test_where_pages_may_not_notify_a_service_worker_does(open_page: Open) -> None:
    anna, bruno = two(open_page, STUBS, HIDDEN, ANDROID)
    end_turn(bruno)
    anna.wait_for_function("() => window.noted.length > 0")
    title, body, active = anna.evaluate("window.noted[0]")
    assert (title, active) == ("Your turn", True)
    assert "Bruno" in body


def test_a_setting_counts_at_once_and_a_half_written_message_stays(open_page: Open) -> None:
    anna = open_page(color_scheme="light")
    new_table(anna, option__start="0", seed="5")
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
    anna.keyboard.press("Escape")
    anna.click(".language[value=it]")
    expect(anna.locator("html")).to_have_attribute("lang", "it")
    assert anna.evaluate("getComputedStyle(document.body).color") == evening
    assert anna.locator("html").get_attribute("data-motion") == "off"
    assert anna.input_value("#chat-text") == "I was just about to say"


def test_a_phone_counts_what_was_said_meanwhile(open_page: Open) -> None:
    anna, bruno = open_page(size=PHONE), open_page()
    new_table(anna, option__start="0", seed="5")
    join(bruno, invitation(anna), "Bruno")
    tab = anna.locator(".tabs a[href='#panel-talk']")
    for count in (1, 2):
        bruno.fill("#chat-text", f"Message {count}")
        bruno.press("#chat-text", "Enter")
        expect(tab).to_have_attribute("data-new", str(count))
    anna.reload()
    expect(tab).to_have_attribute("data-new", "2")
    tab.click()
    expect(tab).to_have_attribute("aria-current", "true")
    expect(tab).not_to_have_attribute("data-new", re.compile(""))
    bruno.fill("#chat-text", "Seen at once")
    bruno.press("#chat-text", "Enter")
    expect(anna.locator("#panel-talk")).to_contain_text("Seen at once")
    expect(tab).not_to_have_attribute("data-new", re.compile(""))


def test_nothing_moves_for_those_who_do_not_want_it(open_page: Open) -> None:
    anna = open_page(motion="reduce")
    new_table(anna, option__start="0", seed="5")
    moving = """[...document.querySelectorAll("*")].filter((one) => {
        const { animationName, transitionDuration } = getComputedStyle(one);
        return animationName !== "none" || transitionDuration !== "0s" || one.getAnimations().length;
    }).length"""
    assert anna.evaluate(moving) == 0
    click_option(anna, offered(anna)[0])
    assert anna.evaluate(moving) == 0


def test_a_disc_turns_over_for_whoever_takes_it(open_page: Open) -> None:
    anna = open_page(motion="no-preference")
    new_table(anna, option__start="0", seat__1="bot:random", seed="5")
    anna.evaluate(
        """() => new MutationObserver((changes) => {
            for (const change of changes) for (const one of change.addedNodes) {
                if (one.className !== "coin") continue;
                window.turned = [...one.querySelectorAll("img")].map(side => side.src);
            }
        }).observe(document.getElementById("flight"), { childList: true })"""
    )
    for turn in range(200):
        disc = anna.locator(".card.can[data-irrevocable]:has(.disc)")
        if anna.evaluate("window.turned !== undefined"):
            break
        assert not over(anna)
        if asked(anna) and disc.count():
            click_option(anna, str(disc.first.get_attribute("value")))
        else:
            play_on([anna], turn)
    front, back = anna.evaluate("window.turned")
    assert "sealed" in back
    assert "sealed" not in front
    expect(anna.locator("#flight *")).to_have_count(0)

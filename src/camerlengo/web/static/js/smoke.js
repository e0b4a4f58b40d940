/** White smoke for the winner, with a little gold in it. */

const TIME = 5200;

/** @typedef {{x: number, y: number, dx: number, dy: number, size: number, born: number, gold: boolean, spin: number}} Puff */

/** @param {Element} sheet gold falls over it @param {Element} chimney the smoke rises from its top edge */
export function rise(sheet, chimney) {
  const canvas = document.createElement("canvas");
  const brush = canvas.getContext("2d");
  if (!brush) return;
  canvas.className = "smoke";
  canvas.setAttribute("aria-hidden", "true");
  canvas.width = innerWidth;
  canvas.height = innerHeight;
  document.body.append(canvas);
  const [below, above] = [sheet, chimney].map((thing) => thing.getBoundingClientRect());
  /** @type {Puff[]} */
  const puffs = [];
  const begun = performance.now();
  let born = 0;

  /** @param {number} now */
  function draw(now) {
    const age = now - begun;
    if (!brush || age > TIME) return canvas.remove();
    while (age < TIME * 0.55 && age > born) {
      puffs.push(puff(above, now, false), puff(below, now, true));
      born += 55;
    }
    brush.clearRect(0, 0, canvas.width, canvas.height);
    for (const one of puffs) paint(brush, one, now, Math.min(1, (TIME - age) / 900));
    requestAnimationFrame(draw);
  }
  requestAnimationFrame(draw);
}

/** @param {DOMRect} box @param {number} now @param {boolean} gold @returns {Puff} */
function puff(box, now, gold) {
  const side = Math.random() - 0.5;
  return {
    x: box.x + box.width / 2 + side * (gold ? box.width * 0.9 : 120),
    y: gold ? box.y - 10 : box.y + 30,
    dx: side * (gold ? 60 : 110),
    dy: gold ? 60 + Math.random() * 70 : -(70 + Math.random() * 60),
    size: gold ? 3 + Math.random() * 4 : 24 + Math.random() * 26,
    born: now,
    gold,
    spin: Math.random() * 6,
  };
}

/** @param {CanvasRenderingContext2D} brush @param {Puff} one @param {number} now @param {number} fade */
function paint(brush, one, now, fade) {
  const t = (now - one.born) / 1000;
  const x = one.x + one.dx * t + Math.sin(t * 1.7 + one.spin) * 14;
  const y = one.y + one.dy * t;
  if (one.gold) {
    brush.save();
    brush.translate(x, y);
    brush.rotate(one.spin + t * 3);
    brush.globalAlpha = fade * Math.max(0, 1 - t / 3.2);
    brush.fillStyle = one.spin > 3 ? "#f2cf78" : "#c8213a";
    brush.fillRect(-one.size, -one.size / 2, one.size * 2, one.size * Math.abs(Math.cos(t * 4 + one.spin)));
    brush.restore();
    return;
  }
  const size = one.size * (1 + t * 1.1);
  const alpha = fade * Math.min(1, t * 3) * Math.max(0, 1 - t / 3.4) * 0.2;
  const light = brush.createRadialGradient(x, y, 0, x, y, size);
  light.addColorStop(0, `rgb(255 253 246 / ${alpha})`);
  light.addColorStop(1, "rgb(255 253 246 / 0)");
  brush.globalAlpha = 1;
  brush.fillStyle = light;
  brush.beginPath();
  brush.arc(x, y, size, 0, 7);
  brush.fill();
}

/** Soft, short sounds, made here; silent until somebody switches them on. */
import { prefers } from "./page.js";

/** @type {AudioContext | undefined} */
let audio;

/** @type {Record<string, (context: AudioContext, at: number) => void>} */
const SOUNDS = {
  card: (context, at) => rustle(context, at, 0.09, 2600, 0.16),
  marker: (context, at) => {
    tone(context, at, 190, 0.12, 0.22, "triangle");
    rustle(context, at, 0.03, 1200, 0.12);
  },
  seal: (context, at) => {
    tone(context, at, 110, 0.22, 0.25, "sine");
    rustle(context, at, 0.12, 700, 0.14);
  },
  bell: (context, at) => {
    tone(context, at, 659, 1.4, 0.12, "sine");
    tone(context, at, 1318, 0.9, 0.05, "sine");
    tone(context, at + 0.16, 880, 1.5, 0.1, "sine");
  },
};

let next = 0;

/** One after the other, so that each can be heard. @param {string} name */
export function play(name) {
  if (!prefers("sound") || !SOUNDS[name]) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  const at = Math.max(audio.currentTime, next);
  if (at - audio.currentTime > 1) return;
  next = at + 0.12;
  SOUNDS[name](audio, at);
}

/** @param {AudioContext} context @param {number} at @param {number} pitch @param {number} length @param {number} loud @param {OscillatorType} type */
function tone(context, at, pitch, length, loud, type) {
  const source = new OscillatorNode(context, { frequency: pitch, type });
  source.connect(fading(context, at, length, loud));
  source.start(at);
  source.stop(at + length);
}

/** Paper: noise in a narrow band. @param {AudioContext} context @param {number} at @param {number} length @param {number} pitch @param {number} loud */
function rustle(context, at, length, pitch, loud) {
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.8 });
  source.connect(band).connect(fading(context, at, length, loud));
  source.start(at);
}

/** @param {AudioContext} context @param {number} at @param {number} length @param {number} loud */
function fading(context, at, length, loud) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  gain.connect(context.destination);
  return gain;
}

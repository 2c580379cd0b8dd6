import type { Palette } from './palette.ts';
import type { Random } from './random.ts';
import { curveThrough, disc, linear, n, radial, type Size } from './svg.ts';

/** The canvas of a motif: size, colours, and `drift` in [0, 1) that shifts it slightly. */
export interface Canvas extends Size {
  palette: Palette;
  random: Random;
  drift: number;
}

/** A drawn motif: gradient definitions and shapes. */
export interface Drawing {
  definitions: string;
  body: string;
}

type Motif = (canvas: Canvas) => Drawing;

const swing = (canvas: Canvas, speed: number, shift: number): number =>
  Math.sin(canvas.drift * Math.PI * 2 * speed + shift);

/** Folded cloth: bands that share a slow wave, each lighter than the one behind it. */
const silk: Motif = (canvas) => {
  const { width, height, palette, random } = canvas;
  const lean = random.range(-0.5, 0.5);
  const phase = random.range(0, 6);
  const layers = random.whole(5, 7);
  const colours = [palette.ground, palette.middle, palette.bright, palette.accent, palette.middle] as const;
  let definitions = '';
  let body = '';
  for (let layer = 0; layer < layers; layer += 1) {
    const colour = colours[layer % colours.length] ?? palette.middle;
    const level = height * (0.12 + (0.95 * layer) / layers);
    const points = Array.from({ length: 6 }, (_, at) => {
      const x = -width * 0.1 + (width * 1.2 * at) / 5;
      const wave = Math.sin(at * 1.25 + phase + layer * 0.55) * height * 0.15;
      const sway = swing(canvas, 1, layer * 0.7 + at) * height * 0.025;
      return [x, level + wave + sway + lean * (x - width / 2) * 0.5] as const;
    });
    definitions += linear(`s${layer}`, 60 + layer * 14, [
      [0, colour, 0.95],
      [0.45, palette.ground, 0.75],
      [1, palette.deep, 0.9],
    ]);
    const start = points[0] ?? [0, 0];
    body += `<path fill="url(#s${layer})" d="M${n(start[0])} ${n(start[1])}${curveThrough(points)}V${n(height * 1.6)}H${n(-width * 0.1)}Z"/>`;
  }
  return { definitions, body };
};

/** Lights out of focus. */
const bokeh: Motif = (canvas) => {
  const { width, height, palette, random } = canvas;
  const definitions =
    radial('b0', [
      [0, palette.glow, 0.75],
      [0.75, palette.accent, 0.45],
      [0.97, palette.glow, 0.6],
      [1, palette.glow, 0],
    ]) +
    radial('b1', [
      [0, palette.bright, 0.9],
      [0.85, palette.middle, 0.5],
      [1, palette.middle, 0],
    ]);
  let body = '';
  const count = random.whole(11, 16);
  for (let at = 0; at < count; at += 1) {
    const radius = height * random.range(0.05, at < 4 ? 0.36 : 0.16);
    const x = random.range(0, width) + swing(canvas, 1, at) * height * 0.04;
    const y =
      height * (0.15 + 0.7 * (random.next() + random.next()) * 0.5) +
      swing(canvas, 2, at * 2) * height * 0.02;
    body += disc(x, y, radius, at % 3 === 0 ? 'b0' : 'b1', random.range(0.25, 0.7));
  }
  return { definitions, body };
};

/** Overlapping petals around an off-centre point. */
const petals: Motif = (canvas) => {
  const { width, height, palette, random } = canvas;
  const x = width * random.range(0.32, 0.68);
  const y = height * random.range(0.42, 0.62);
  const count = random.whole(9, 14);
  const reach = height * random.range(0.55, 0.75);
  const girth = reach * random.range(0.24, 0.36);
  const start = random.range(0, 360) + swing(canvas, 1, 0) * 6;
  const definitions =
    linear('p0', 0, [
      [0, palette.glow, 0.75],
      [0.5, palette.bright, 0.5],
      [1, palette.middle, 0.05],
    ]) +
    linear('p1', 0, [
      [0, palette.accent, 0.7],
      [0.6, palette.middle, 0.45],
      [1, palette.ground, 0.05],
    ]);
  let body = '';
  for (let at = 0; at < count; at += 1) {
    const angle = start + (360 * at) / count;
    body += `<ellipse cx="${n(reach * 0.52)}" rx="${n(reach * 0.5)}" ry="${n(girth)}" fill="url(#p${at % 2})" transform="translate(${n(x)} ${n(y)})rotate(${n(angle)})"/>`;
  }
  return { definitions, body };
};

/** Facets of light, like a folded paper star. */
const facets: Motif = (canvas) => {
  const { width, height, palette, random } = canvas;
  const x = width * random.range(0.25, 0.75) + swing(canvas, 1, 1) * width * 0.02;
  const y = height * random.range(0.2, 0.8) + swing(canvas, 1, 2) * height * 0.02;
  const count = random.whole(10, 14);
  const far = width + height;
  const colours = [palette.middle, palette.bright, palette.ground, palette.accent] as const;
  const start = random.range(0, Math.PI);
  let definitions = '';
  let body = '';
  for (const [at, colour] of colours.entries()) {
    definitions += `<radialGradient id="f${at}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(width * 0.8)}"><stop offset="0" stop-color="${colour}" stop-opacity=".9"/><stop offset="1" stop-color="${palette.deep}" stop-opacity=".35"/></radialGradient>`;
  }
  let angle = start;
  for (let at = 0; at < count; at += 1) {
    const step = ((Math.PI * 2) / count) * random.range(0.6, 1.4);
    const to = at === count - 1 ? start + Math.PI * 2 : angle + step;
    body += `<path fill="url(#f${at % colours.length})" d="M${n(x)} ${n(y)}L${n(x + Math.cos(angle) * far)} ${n(y + Math.sin(angle) * far)}L${n(x + Math.cos(to) * far)} ${n(y + Math.sin(to) * far)}Z"/>`;
    angle = to;
  }
  return { definitions, body };
};

/** Concentric rings as thin lines with growing gaps. */
const ripples: Motif = (canvas) => {
  const { width, height, palette, random } = canvas;
  const x = width * random.range(0.2, 0.8);
  const y = height * random.range(0.55, 0.95);
  const count = random.whole(9, 13);
  const squash = random.range(0.5, 0.8);
  const breath = 1 + swing(canvas, 1, 0) * 0.03;
  const definitions =
    radial('r', [
      [0, palette.glow, 0.9],
      [0.4, palette.bright, 0.55],
      [1, palette.middle, 0],
    ]) +
    linear('rs', random.range(0, 180), [
      [0, palette.glow, 0.9],
      [0.5, palette.accent, 0.6],
      [1, palette.bright, 0.1],
    ]);
  let body = disc(x, y, height * 0.75, 'r', 0.8);
  for (let at = 1; at <= count; at += 1) {
    const radius = height * 0.07 * at ** 1.28 * breath;
    body += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radius)}" ry="${n(radius * squash)}" fill="none" stroke="url(#rs)" stroke-width="${n(height * 0.006 * (1 + at * 0.28))}" opacity="${(0.95 - (at / count) * 0.7).toFixed(2)}"/>`;
  }
  return { definitions, body };
};

/** Ribbons of light: many fine lines that part and meet. */
const aurora: Motif = (canvas) => {
  const { width, height, palette, random } = canvas;
  const phase = random.range(0, 6);
  const lines = 22;
  const definitions =
    linear('a', 0, [
      [0, palette.bright, 0.1],
      [0.3, palette.accent, 0.9],
      [0.65, palette.glow, 0.9],
      [1, palette.bright, 0.1],
    ]) +
    radial('ag', [
      [0, palette.bright, 0.7],
      [1, palette.middle, 0],
    ]);
  let body = disc(width * random.range(0.3, 0.7), height * 0.5, height * 0.8, 'ag', 0.8);
  const level = random.range(0.35, 0.6);
  let paths = '';
  for (let line = 0; line < lines; line += 1) {
    const share = line / (lines - 1) - 0.5;
    const points = Array.from({ length: 6 }, (_, at) => {
      const x = -width * 0.05 + (width * 1.1 * at) / 5;
      const spread = Math.sin(at * 0.9 + phase * 1.7) * 0.55;
      const y = level + Math.sin(at * 1.15 + phase + swing(canvas, 1, at) * 0.12) * 0.2 + share * spread;
      return [x, height * y] as const;
    });
    const start = points[0] ?? [0, 0];
    paths += `M${n(start[0])} ${n(start[1])}${curveThrough(points)}`;
  }
  body += `<path d="${paths}" fill="none" stroke="url(#a)" stroke-width="${n(height * 0.005)}"/>`;
  return { definitions, body };
};

const motifs = [silk, bokeh, petals, facets, ripples, aurora] as const;

/** Background, one motif chosen by the seed, and a vignette that keeps overlaid labels readable. */
export function composition(canvas: Canvas): Drawing {
  const { width, height, palette, random } = canvas;
  const motif = random.pick(motifs);
  const angle = random.range(20, 160);
  const light = [random.range(0.15, 0.85), random.range(0.05, 0.5)] as const;
  const drawn = motif(canvas);
  const box = `width="${n(width)}" height="${n(height)}"`;
  return {
    definitions:
      linear('g', angle, [
        [0, palette.ground],
        [0.55, palette.deep],
        [1, palette.ground],
      ]) +
      radial('l', [
        [0, palette.bright, 0.65],
        [1, palette.middle, 0],
      ]) +
      linear('v', 90, [
        [0.55, palette.deep, 0],
        [1, palette.deep, 0.55],
      ]) +
      drawn.definitions,
    body:
      `<rect ${box} fill="url(#g)"/>` +
      disc(width * light[0], height * light[1], width * 0.55, 'l', 0.7) +
      drawn.body +
      `<rect ${box} fill="url(#v)"/>`,
  };
}

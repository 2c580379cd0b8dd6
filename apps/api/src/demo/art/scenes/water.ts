import { curveThrough, disc, linear, n, radial } from '../svg.ts';
import { type DrawScene, FULL } from './scene.ts';

/** A low moon over water, with its path of light. */
export const water: DrawScene = (palette, random) => {
  const { deep, ground, middle, bright, accent, glow } = palette;
  const x = random.range(500, 780);
  const moon = random.range(84, 132);
  const shore = 390;
  const definitions =
    linear('k', 90, [
      [0, deep],
      [0.3, ground],
      [0.52, bright],
      [0.53, middle],
      [1, deep],
    ]) +
    radial('h', [
      [0, glow, 0.85],
      [0.4, accent, 0.4],
      [1, bright, 0],
    ]) +
    linear('m', 90, [
      [0, glow],
      [1, accent],
    ]) +
    linear('g', 0, [
      [0, glow, 0],
      [0.5, glow, 0.95],
      [1, glow, 0],
    ]) +
    linear('a', 90, [
      [0, middle, 0.95],
      [0.25, ground, 0.9],
      [1, deep],
    ]);
  const hills = (level: number, height: number, shift: number) => {
    const points = Array.from(
      { length: 9 },
      (_, at) => [-80 + at * 180, level - height * (0.5 + 0.5 * Math.sin(at * 1.7 + shift))] as const,
    );
    return `M-80 ${level + 8}L${n(points[0]?.[0] ?? 0)} ${n(points[0]?.[1] ?? 0)}${curveThrough(points)}V${level + 8}Z`;
  };
  const wave = (level: number, height: number, shift: number) => {
    const points = Array.from(
      { length: 10 },
      (_, at) => [-80 + at * 160, level + height * Math.sin(at * 2.1 + shift)] as const,
    );
    const top = `M-80 ${n(points[0]?.[1] ?? 0)}${curveThrough(points)}`;
    return `<path fill="url(#a)" d="${top}V792H-80Z"/><path fill="none" stroke="${accent}" stroke-width="3" opacity=".55" d="${top}"/>`;
  };
  const glints = Array.from({ length: 22 }, (_, at) => {
    const y = shore + 14 + (at * at) / 1.6;
    const width = (26 + at * 9) * random.range(0.6, 1.5);
    return `<ellipse cx="${n(x + random.range(-18, 18) * (1 + at * 0.28))}" cy="${n(y)}" rx="${n(width)}" ry="${n(2.2 + at * 0.22)}" fill="url(#g)"/>`;
  }).join('');
  const start = random.range(0, 6);
  return {
    definitions,
    layers: [
      {
        body:
          `<rect ${FULL} fill="url(#k)"/>${disc(x, shore - 110, 430, 'h')}` +
          `<circle cx="${n(x)}" cy="${n(shore - moon * 0.78)}" r="${n(moon)}" fill="url(#m)"/>` +
          `<path fill="${middle}" opacity=".85" d="${hills(shore, 90, start)}"/><path fill="${ground}" d="${hills(shore, 56, start + 2)}"/>` +
          `<rect x="-72" y="${shore}" width="1424" height="402" fill="url(#a)" opacity=".55"/>`,
      },
      { body: glints, sway: { x: 26, y: 3, turns: 2, phase: 0 } },
      {
        body: `<g opacity=".62">${wave(540, 10, start)}</g>${disc(x, 640, 240, 'h', 0.3)}`,
        sway: { x: -58, y: 8, turns: 1, phase: 0 },
      },
      { body: wave(640, 20, start + 1.4), sway: { x: 66, y: 14, turns: 1, phase: 0.8 } },
    ],
  };
};

import { disc, linear, n, radial } from '../svg.ts';
import { BLEED, type DrawScene, FULL } from './scene.ts';

/** Folds of cloth: a gradient that repeats every `step` units. */
const folds = (id: string, step: number, dark: string, lit: string, opacity: number): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="${n(step)}" y2="${n(step * 0.06)}" spreadMethod="repeat">` +
  `<stop offset="0" stop-color="${dark}" stop-opacity="${opacity}"/><stop offset=".42" stop-color="${lit}" stop-opacity="${opacity}"/>` +
  `<stop offset=".6" stop-color="${dark}" stop-opacity="${opacity * 0.5}"/><stop offset="1" stop-color="${dark}" stop-opacity="${opacity}"/></linearGradient>`;

/** A stage curtain, lit from below. */
export const curtain: DrawScene = (palette, random) => {
  const { deep, ground, middle, bright, accent, glow } = palette;
  const step = random.range(84, 128);
  const open = random.range(150, 330);
  const lamps = Array.from({ length: 7 }, (_, at) => 640 + (at - 3) * 205);
  const definitions =
    folds('f', step, ground, bright, 1) +
    folds('h', step * 1.63, deep, middle, 0.55) +
    folds('d', step * 0.72, deep, middle, 1) +
    linear('s', 90, [
      [0, deep, 0.96],
      [0.5, deep, 0.45],
      [0.82, ground, 0],
    ]) +
    linear('e', 90, [
      [0, deep, 0.75],
      [0.7, deep, 0.1],
      [1, accent, 0.25],
    ]) +
    radial('u', [
      [0, glow, 0.8],
      [0.35, accent, 0.4],
      [1, accent, 0],
    ]) +
    linear('w', 90, [
      [0, glow, 0],
      [1, glow, 0.28],
    ]);
  const drape = (side: 1 | -1) => {
    const x = (from: number) => n(640 - side * (640 - from));
    const at = side === 1 ? -BLEED : BLEED;
    return `M${x(at * side)} ${-BLEED}H${x(open + 90)}C${x(open + 70)} 230 ${x(open - 20)} 380 ${x(open * 0.45)} 470C${x(open * 0.7)} 560 ${x(open * 0.85)} 680 ${x(open * 0.8)} 792H${x(at * side)}Z`;
  };
  const drapes = [drape(1), drape(-1)].map(
    (path) => `<path d="${path}" fill="url(#d)"/><path d="${path}" fill="url(#e)"/>`,
  );
  const beams = lamps.map(
    (x, at) =>
      `<path fill="url(#w)" d="M${n(x - 16)} 700L${n(x - 150 + at * 30 - 60)} -72H${n(x + 150 + at * 30 - 120)}L${n(x + 16)} 700Z"/>`,
  );
  const valance = Array.from({ length: 5 }, (_, at) => `Q${at * 285 + 70} 175 ${at * 285 + 213} 60`).join('');
  return {
    definitions,
    layers: [
      {
        body:
          `<rect ${FULL} fill="${ground}"/><rect ${FULL} fill="url(#f)"/><rect ${FULL} fill="url(#h)"/>` +
          `<rect ${FULL} fill="url(#s)"/>${disc(640, 720, 560, 'u', 0.75)}`,
      },
      { body: beams.join(''), sway: { x: 46, y: 0, turns: 1, phase: 0 } },
      {
        body: `${drapes.join('')}<path fill="url(#d)" d="M${-BLEED} ${-BLEED}V60${valance}V${-BLEED}Z"/>`,
        sway: { x: 14, y: 4, turns: 1, phase: 1.6 },
      },
      {
        body:
          `<path fill="${deep}" d="M${-BLEED} 668Q640 632 1352 668V792H${-BLEED}Z"/>` +
          lamps
            .map(
              (x) =>
                disc(x, 664, 92, 'u', 0.8) +
                `<path fill="${glow}" d="M${n(x - 24)} 676A24 24 0 0 1 ${n(x + 24)} 676Z"/>`,
            )
            .join(''),
      },
    ],
  };
};

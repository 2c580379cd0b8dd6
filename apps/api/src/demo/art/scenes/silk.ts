import { curveThrough, disc, linear, n, radial } from '../svg.ts';
import { type DrawScene, FULL } from './scene.ts';

/** Folds of silk that light runs along. */
export const silk: DrawScene = (palette, random) => {
  const { deep, ground, middle, bright, accent, glow } = palette;
  const start = random.range(0, 6);
  const lean = random.range(-0.28, 0.28);
  const definitions =
    linear('k', 60, [
      [0, deep],
      [0.6, ground],
      [1, deep],
    ]) +
    linear('a', 75, [
      [0, bright],
      [0.18, middle],
      [0.6, ground],
      [1, deep],
    ]) +
    linear('b', 105, [
      [0, accent],
      [0.12, bright],
      [0.5, middle],
      [1, deep],
    ]) +
    linear('r', 0, [
      [0, glow, 0],
      [0.35, glow, 0.95],
      [0.55, accent, 0.5],
      [0.8, glow, 0.8],
      [1, glow, 0],
    ]) +
    radial('h', [
      [0, glow, 0.75],
      [0.4, accent, 0.35],
      [1, bright, 0],
    ]);
  const fold = (at: number) => {
    const level = 150 + at * 112;
    const points = Array.from({ length: 7 }, (_, step) => {
      const x = -120 + step * 254;
      return [
        x,
        level + Math.sin(step * 1.15 + start + at * 0.72) * (70 + at * 9) + lean * (x - 640),
      ] as const;
    });
    const top = `M${n(points[0]?.[0] ?? 0)} ${n(points[0]?.[1] ?? 0)}${curveThrough(points)}`;
    return (
      [34, 22, 11]
        .map(
          (up) => `<path fill="${deep}" opacity=".15" transform="translate(0 ${-up})" d="${top}V980H-120Z"/>`,
        )
        .join('') +
      `<path fill="url(#${at % 2 ? 'b' : 'a'})" d="${top}V980H-120Z"/>` +
      `<path fill="none" stroke="url(#r)" stroke-width="${n(2 + at * 0.8)}" d="${top}"/>`
    );
  };
  return {
    definitions,
    layers: [
      {
        body: `<rect ${FULL} fill="url(#k)"/>${disc(random.range(380, 900), 130, 460, 'h')}${fold(0)}${fold(1)}`,
      },
      { body: fold(2), sway: { x: 34, y: 18, turns: 1, phase: 0 } },
      { body: fold(3), sway: { x: -44, y: 20, turns: 1, phase: 1.3 } },
      { body: fold(4), sway: { x: 62, y: 24, turns: 1, phase: 2.6 } },
    ],
  };
};

import { disc, linear, n, radial } from '../svg.ts';
import { type DrawScene, FULL } from './scene.ts';

/** Paper lanterns at three depths. */
export const lanterns: DrawScene = (palette, random) => {
  const { deep, ground, middle, bright, accent, glow } = palette;
  const definitions =
    linear('k', 90, [
      [0, deep],
      [0.6, ground],
      [1, middle],
    ]) +
    radial('p', [
      [0, glow],
      [0.35, accent],
      [0.8, bright],
      [1, middle],
    ]) +
    radial('q', [
      [0, accent],
      [0.5, bright],
      [1, ground],
    ]) +
    radial('h', [
      [0, accent, 0.6],
      [0.4, bright, 0.26],
      [1, bright, 0],
    ]) +
    radial('o', [
      [0, accent, 0.45],
      [0.85, accent, 0.32],
      [1, accent, 0],
    ]);
  const lantern = (x: number, y: number, size: number, fill: string) => {
    const ribs = [-0.5, 0, 0.5]
      .map(
        (at) =>
          `M${n(x - size * (1 - at * at * 0.4))} ${n(y + at * size)}Q${n(x)} ${n(y + at * size + size * 0.1)} ${n(x + size * (1 - at * at * 0.4))} ${n(y + at * size)}`,
      )
      .join('');
    return (
      `<path d="M${n(x)} -80V${n(y - size)}" stroke="${deep}" stroke-width="${n(size / 26)}"/>` +
      disc(x, y, size * 2.3, 'h') +
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size)}" ry="${n(size * 0.94)}" fill="url(#${fill})"/>` +
      `<path d="${ribs}" fill="none" stroke="${middle}" stroke-width="${n(size / 40)}" opacity=".5"/>` +
      `<path fill="${deep}" d="M${n(x - size * 0.34)} ${n(y - size * 0.98)}h${n(size * 0.68)}v${n(size * 0.14)}h${n(-size * 0.68)}ZM${n(x - size * 0.3)} ${n(y + size * 0.84)}h${n(size * 0.6)}v${n(size * 0.13)}h${n(-size * 0.6)}Z"/>`
    );
  };
  /** Places with some distance from each other: one in each column. */
  const row = (count: number, top: number, bottom: number, size: readonly [number, number], fill: string) =>
    Array.from({ length: count }, (_, at) =>
      lantern(
        (1280 / count) * (at + random.range(0.25, 0.75)),
        random.range(top, bottom),
        random.range(...size),
        fill,
      ),
    ).join('');
  const blurred = Array.from({ length: 12 }, () =>
    disc(random.range(0, 1280), random.range(80, 600), random.range(14, 40), 'o', random.range(0.3, 0.8)),
  ).join('');
  return {
    definitions,
    layers: [
      {
        body: `<rect ${FULL} fill="url(#k)"/>${disc(640, 760, 620, 'h')}${blurred}<g opacity=".6">${row(6, 110, 330, [26, 40], 'q')}</g>`,
      },
      { body: row(4, 200, 420, [54, 82], 'p'), sway: { x: 14, y: 22, turns: 1, phase: 0 } },
      { body: row(2, 250, 450, [112, 150], 'p'), sway: { x: 30, y: 40, turns: 1, phase: 1.7 } },
      {
        body: `<path fill="${deep}" d="M-80 700Q200 640 420 684T900 672T1360 690V800H-80Z"/>`,
        sway: { x: 40, y: 4, turns: 1, phase: 0.4 },
      },
    ],
  };
};

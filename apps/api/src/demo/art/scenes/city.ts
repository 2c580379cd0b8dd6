import type { Random } from '../random.ts';
import { disc, linear, n, radial } from '../svg.ts';
import { type DrawScene, FULL } from './scene.ts';

/** A row of towers from edge to edge, as one path. */
function towers(random: Random, level: number, height: number, width: readonly [number, number]): string {
  let path = `M-80 792V${n(level)}`;
  for (let x = -80; x < 1360; ) {
    const span = random.range(...width);
    const top = level - height * random.range(0.15, 1);
    const roof = random.chance(0.3)
      ? `L${n(x + span / 2)} ${n(top - span * 0.35)}L${n(x + span)} ${n(top)}`
      : '';
    path += `L${n(x)} ${n(top)}${roof}H${n(x + span)}`;
    x += span;
  }
  return `${path}V792Z`;
}

/** Windows that repeat; some are dark. */
const windows = (id: string, size: number, colour: string, other: string): string =>
  `<pattern id="${id}" width="${size * 7}" height="${size * 6}" patternUnits="userSpaceOnUse"><g fill="${colour}">` +
  [
    [1, 1],
    [3, 1],
    [5, 3],
    [1, 5],
    [5, 5],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<rect x="${x * size}" y="${y * size}" width="${size * 0.9}" height="${size * 1.1}"/>`,
    )
    .join('') +
  `</g><rect x="${size * 3}" y="${size * 3}" width="${size * 0.9}" height="${size * 1.1}" fill="${other}" opacity=".6"/></pattern>`;

/** A city at night, behind wet glass. */
export const city: DrawScene = (palette, random) => {
  const { deep, ground, middle, bright, accent, glow } = palette;
  const x = random.range(420, 860);
  const far = towers(random, 500, 260, [60, 120]);
  const mid = towers(random, 610, 380, [80, 150]);
  const near = towers(random, 760, 330, [110, 230]);
  const definitions =
    windows('a', 9, accent, middle) +
    windows('b', 14, glow, accent) +
    linear('k', 90, [
      [0, deep],
      [0.35, ground],
      [0.62, bright],
      [0.8, accent],
    ]) +
    radial('h', [
      [0, glow, 0.9],
      [0.4, accent, 0.4],
      [1, accent, 0],
    ]) +
    linear('m', 90, [
      [0.3, ground],
      [1, middle],
    ]) +
    linear('d', 90, [
      [0.3, deep],
      [1, ground],
    ]) +
    radial('o', [
      [0, glow, 0.3],
      [0.82, glow, 0.24],
      [0.93, glow, 0.5],
      [1, glow, 0],
    ]);
  const drops = Array.from({ length: 13 }, (_, at) =>
    disc(
      random.range(-40, 1320),
      random.range(420, 730),
      random.range(18, at < 4 ? 96 : 52),
      'o',
      random.range(0.4, 0.95),
    ),
  ).join('');
  return {
    definitions,
    layers: [
      {
        body:
          `<rect ${FULL} fill="url(#k)"/>${disc(x, 470, 520, 'h')}` +
          `<path fill="${middle}" opacity=".85" d="${far}"/><path fill="url(#a)" opacity=".3" d="${far}"/>`,
      },
      {
        body: `<path fill="url(#m)" d="${mid}"/><path fill="url(#a)" opacity=".75" d="${mid}"/>${disc(x, 720, 520, 'h', 0.35)}`,
        sway: { x: 22, y: 0, turns: 1, phase: 0 },
      },
      {
        body: `<path fill="url(#d)" d="${near}"/><path fill="url(#b)" opacity=".55" d="${near}"/>`,
        sway: { x: 52, y: 0, turns: 1, phase: 0 },
      },
      { body: drops, sway: { x: 66, y: 22, turns: 1, phase: 2.2 } },
    ],
  };
};

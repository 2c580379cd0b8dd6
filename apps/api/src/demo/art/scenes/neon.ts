import { disc, linear, n, radial } from '../svg.ts';
import { type DrawScene, FULL } from './scene.ts';

/** Signs of one line each, around a middle of 0, 0. */
const SIGNS = [
  'M0 -170A170 170 0 1 1 -.1 -170M-255 60Q0 150 255 60',
  'M-190 190V-10A190 190 0 0 1 190 -10V190M-120 190V0A120 120 0 0 1 120 0V190',
  'M0 -190L216 150H-216ZM0 -70L108 100H-108Z',
  'M-270 -20Q-205 -170 -135 -20T0 -20T135 -20T270 -20M-270 80Q-205 -70 -135 80T0 80T135 80T270 80',
  'M-60 -190L-160 30H-10L-70 200L160 -50H10L90 -190Z',
  'M90 -170A180 180 0 1 0 90 170A140 170 0 1 1 90 -170M170 -90L184 -48L226 -34L184 -20L170 22L156 -20L114 -34L156 -48Z',
] as const;

const tube = (path: string, colour: string, core: string): string =>
  (
    [
      [74, 0.07],
      [44, 0.12],
      [24, 0.3],
    ] as const
  )
    .map(
      ([width, opacity]) =>
        `<path d="${path}" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`,
    )
    .join('') +
  `<path d="${path}" stroke="${colour}" stroke-width="12"/><path d="${path}" stroke="${core}" stroke-width="6"/>`;

/** A neon sign on a brick wall, mirrored by a wet floor, behind leaves. */
export const neon: DrawScene = (palette, random) => {
  const { deep, ground, middle, bright, accent, glow } = palette;
  const x = random.range(520, 760);
  const sign = random.pick(SIGNS);
  const floor = 560;
  const definitions =
    `<pattern id="b" width="128" height="64" patternUnits="userSpaceOnUse"><path d="M0 .5H128M0 32.5H128M32 0V32M96 32V64" stroke="${deep}" stroke-width="4" fill="none"/></pattern>` +
    radial('l', [
      [0, bright, 0.85],
      [0.45, middle, 0.55],
      [1, ground, 0],
    ]) +
    radial('z', [
      [0, accent, 0.34],
      [1, accent, 0],
    ]) +
    linear('w', 90, [
      [0, deep, 0.2],
      [0.5, deep, 0.6],
      [1, deep, 0.95],
    ]) +
    linear('v', 0, [
      [0, deep],
      [1, ground],
    ]);
  const drawn = `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${tube(sign, accent, glow)}</g>`;
  /** A blade of grass in a front corner. */
  const leaf = (at: number) => {
    const side = at % 2 === 0 ? 1 : -1;
    const root = 640 - side * (700 - at * 13);
    const reach = side * random.range(40, 260);
    const top = random.range(180, 560);
    return `M${n(root - 16)} 800Q${n(root)} ${n(top + 160)} ${n(root + reach)} ${n(top)}Q${n(root + 34)} ${n(top + 190)} ${n(root + 20)} 800Z`;
  };
  const leaves = Array.from({ length: 22 }, (_, at) => leaf(at)).join('');
  return {
    definitions,
    layers: [
      {
        body:
          `<rect ${FULL} fill="${ground}"/><rect ${FULL} fill="url(#b)" opacity=".7"/>${disc(x, 280, 640, 'l')}` +
          `<rect x="-72" y="${floor}" width="1424" height="300" fill="${ground}"/>` +
          `<g transform="translate(${n(x)} 280)">${drawn}</g>`,
      },
      {
        body: `<g transform="translate(${n(x)} ${floor + 200})scale(1.04 -.86)" opacity=".75">${drawn}</g>`,
        sway: { x: 9, y: 5, turns: 2, phase: 0 },
      },
      {
        body:
          `<rect x="-72" y="${floor}" width="1424" height="300" fill="url(#w)"/>` +
          disc(x - 380, 430, 330, 'z') +
          disc(x + 400, 250, 380, 'z') +
          disc(x, 600, 300, 'z'),
        sway: { x: 60, y: 0, turns: 1, phase: 1 },
      },
      { body: `<path fill="url(#v)" d="${leaves}"/>`, sway: { x: 20, y: 6, turns: 1, phase: 2.4 } },
    ],
  };
};

import { disc, linear, n, radial } from '../svg.ts';
import { type DrawScene, FULL } from './scene.ts';

/** A stage with a stool and a microphone in beams from above. */
export const spotlight: DrawScene = (palette, random) => {
  const { deep, ground, middle, bright, accent, glow } = palette;
  const spot = random.range(520, 760);
  const floor = 548;
  const beam = (from: number, to: number, width: number) =>
    `<path fill="url(#b)" d="M${n(from - 12)} -72L${n(to - width)} 640Q${n(to)} 690 ${n(to + width)} 640L${n(from + 12)} -72Z"/>`;
  const definitions =
    linear('k', 90, [
      [0, deep],
      [0.45, ground],
      [0.74, middle],
      [0.75, ground],
      [1, deep],
    ]) +
    linear('b', 90, [
      [0, glow, 0.62],
      [0.5, accent, 0.26],
      [1, bright, 0.04],
    ]) +
    radial('p', [
      [0, glow, 0.9],
      [0.5, accent, 0.5],
      [1, bright, 0],
    ]) +
    linear('c', 0, [
      [0, deep, 0.95],
      [0.28, deep, 0],
      [0.72, deep, 0],
      [1, deep, 0.95],
    ]) +
    linear('m', 0, [
      [0, deep],
      [0.7, ground],
      [1, glow],
    ]);
  const pillars = Array.from({ length: 9 }, (_, at) => {
    const x = at * 168 - 60;
    return `<path fill="${at % 2 ? middle : deep}" opacity="${at % 2 ? 0.16 : 0.3}" d="M${x} -72h70V540h-70Z"/>`;
  }).join('');
  const dust = Array.from(
    { length: 26 },
    () =>
      `<circle cx="${n(random.range(60, 1220))}" cy="${n(random.range(40, 600))}" r="${n(random.range(1.5, 5))}" opacity="${n(random.range(0.2, 0.8))}"/>`,
  ).join('');
  const mic = spot + 150;
  return {
    definitions,
    layers: [
      {
        body:
          `<rect ${FULL} fill="url(#k)"/>${pillars}` +
          `<g transform="translate(${n(spot)} ${floor + 64})scale(1 .24)">${disc(0, 0, 470, 'p', 0.9)}</g>` +
          `<rect ${FULL} fill="url(#c)"/>`,
      },
      {
        body: beam(spot - 420, spot - 60, 190) + beam(spot + 460, spot + 70, 210),
        sway: { x: 64, y: 0, turns: 1, phase: 0.6 },
      },
      {
        body: `${beam(spot, spot, 250)}<g fill="${glow}">${dust}</g>`,
        sway: { x: -34, y: 16, turns: 1, phase: 0 },
      },
      {
        body:
          `<g fill="none" stroke="${deep}" stroke-width="12" stroke-linecap="round"><path d="M${n(spot - 46)} 468L${n(spot - 74)} 640M${n(spot + 46)} 468L${n(spot + 74)} 640M${n(spot)} 470V650M${n(spot - 62)} 570H${n(spot + 62)}"/>` +
          `<path d="M${n(mic)} 640V318M${n(mic - 54)} 646H${n(mic + 54)}"/></g>` +
          `<ellipse cx="${n(spot)}" cy="462" rx="74" ry="19" fill="url(#m)"/><ellipse cx="${n(spot)}" cy="456" rx="66" ry="13" fill="${bright}"/>` +
          `<path d="M${n(mic)} 322L${n(mic - 52)} 262" stroke="${deep}" stroke-width="20" stroke-linecap="round"/>` +
          `<circle cx="${n(mic - 60)}" cy="252" r="27" fill="url(#m)"/><circle cx="${n(mic - 68)}" cy="244" r="9" fill="${glow}" opacity=".8"/>`,
      },
    ],
  };
};

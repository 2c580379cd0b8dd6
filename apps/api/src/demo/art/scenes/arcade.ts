import { disc, linear, n, radial } from '../svg.ts';
import { BLEED, type DrawScene, FULL } from './scene.ts';

/** A hall of arches, with light at its end and shafts through its windows. */
export const arcade: DrawScene = (palette, random) => {
  const { deep, ground, middle, bright, accent, glow } = palette;
  const x = random.range(560, 720);
  const horizon = 430;
  const definitions =
    radial('h', [
      [0, glow],
      [0.4, accent, 0.75],
      [1, bright, 0],
    ]) +
    linear('w', 90, [
      [0, middle],
      [1, bright],
    ]) +
    linear('f', 90, [
      [0, accent],
      [0.3, bright],
      [1, ground],
    ]) +
    linear('s', 70, [
      [0, glow, 0.4],
      [1, glow, 0.03],
    ]) +
    linear('e', 0, [
      [0, deep],
      [0.5, ground],
      [1, deep],
    ]);
  /** The opening of an arch, as a hole in a wall that fills the frame. */
  const wall = (scale: number) => {
    const half = 150 * scale;
    const foot = horizon + 118 * scale;
    const top = horizon - 120 * scale;
    return `M${-BLEED} ${-BLEED}H1352V792H${-BLEED}ZM${n(x - half)} ${n(foot)}V${n(top)}A${n(half)} ${n(half)} 0 0 1 ${n(x + half)} ${n(top)}V${n(foot)}Z`;
  };
  const scales = [0.5, 0.74, 1.08, 1.56] as const;
  const colours = [bright, middle, middle, ground] as const;
  const inner = scales
    .map(
      (scale, at) =>
        `<path fill-rule="evenodd" fill="${colours[at]}" d="${wall(scale)}"/><path fill="none" stroke="${accent}" stroke-width="${n(3 + at)}" opacity="${n(0.7 - at * 0.13)}" d="${wall(scale).slice(wall(scale).indexOf('ZM') + 1)}"/>`,
    )
    .join('');
  const floor = `<path fill="url(#f)" opacity=".8" d="M${n(x - 75)} ${horizon + 58}H${n(x + 75)}L${n(x + 470)} 792H${n(x - 470)}Z"/>`;
  const shafts = [0, 1, 2]
    .map((at) => {
      const from = x - 420 + at * 120;
      return `<path fill="url(#s)" d="M${n(from)} -80H${n(from + 90)}L${n(from + 640)} 800H${n(from + 380)}Z"/>`;
    })
    .join('');
  const outer = wall(2.3);
  return {
    definitions,
    layers: [
      {
        body: `<rect ${FULL} fill="url(#w)"/>${disc(x, horizon - 40, 150, 'h')}${disc(x, horizon - 40, 90, 'h')}${inner}${floor}${disc(x, horizon, 420, 'h', 0.55)}`,
      },
      { body: shafts, sway: { x: 60, y: 0, turns: 1, phase: 0 } },
      {
        body: `<path fill-rule="evenodd" fill="url(#e)" d="${outer}"/><path fill="none" stroke="${bright}" stroke-width="7" opacity=".8" d="${outer.slice(outer.indexOf('ZM') + 1)}"/>`,
        sway: { x: 24, y: 6, turns: 1, phase: 1.2 },
      },
    ],
  };
};

import { initialsOf, lettering } from './letters.ts';
import { composition } from './motifs.ts';
import { paletteFor } from './palette.ts';
import { randomFrom } from './random.ts';
import { disc, linear, n, radial, type Size, svgDocument } from './svg.ts';

/**
 * Picture seeds: `{section}.{name}`, where the section (f, m, t, c, or x for anything else) decides the hues. A seed
 * without a section counts as x.
 */
export const ART_SEED = /^[a-z0-9][a-z0-9._-]{0,79}$/;

/** The pictures drawn from a seed, and their sizes. */
export const pictureSizes = {
  avatar: { width: 256, height: 256 },
  thumb: { width: 640, height: 360 },
  media: { width: 640, height: 480 },
  offline: { width: 1280, height: 720 },
  share: { width: 1200, height: 630 },
  banner: { width: 960, height: 240 },
} as const satisfies Record<string, Size>;

interface Seed {
  section: string;
  name: string;
}

function readSeed(seed: string): Seed {
  const match = /^([fmtc])\.(.+)$/.exec(seed);
  return { section: match?.[1] ?? 'x', name: match?.[2] ?? seed };
}

/** A still of a room, 16:9. `bucket` varies it slightly, so that a reloaded grid looks live. */
export function thumbPicture(seed: string, bucket = 0): string {
  // A cycle of twelve buckets; the same bucket always gives the same picture.
  return scene(seed, 'thumb', pictureSizes.thumb, (bucket % 12) / 12);
}

/** The cover of a media item, 4:3. */
export const mediaPicture = (seed: string): string => scene(seed, 'media', pictureSizes.media, 0);

/** The picture of a banner, 4:1. */
export const bannerPicture = (seed: string): string => scene(seed, 'banner', pictureSizes.banner, 0);

/** The background of a share card, 1200 × 630, with the initials of the seed's name. */
export function sharePicture(seed: string): string {
  const { section, name } = readSeed(seed);
  const size = pictureSizes.share;
  const random = randomFrom(`${seed}/share`);
  const palette = paletteFor(section, random);
  const drawn = composition({ ...size, palette, random, drift: 0 });
  const initials = initialsOf(name);
  const mark = initials ? monogram(initials, size, 150, palette.glow, 9) : '';
  return svgDocument(size, drawn.definitions, drawn.body + mark);
}

function scene(seed: string, kind: string, size: Size, drift: number): string {
  const random = randomFrom(`${seed}/${kind}`);
  const palette = paletteFor(readSeed(seed).section, random);
  const drawn = composition({ ...size, palette, random, drift });
  return svgDocument(size, drawn.definitions, drawn.body);
}

/** A portrait without a person, safe to crop to a circle: a lit background and the initials. */
export function avatarPicture(seed: string): string {
  const { section, name } = readSeed(seed);
  const size = pictureSizes.avatar;
  const random = randomFrom(`${seed}/avatar`);
  const palette = paletteFor(section, random);
  const angle = random.range(0, 360);
  const around = (distance: number, turn: number) =>
    [128 + Math.cos(angle + turn) * distance, 128 + Math.sin(angle + turn) * distance] as const;
  const warm = around(80, 0);
  const cool = around(95, random.range(2, 4));
  const crescent = random.range(0, 360);
  const definitions =
    linear('g', angle, [
      [0, palette.middle],
      [1, palette.deep],
    ]) +
    radial('w', [
      [0, palette.accent, 0.95],
      [1, palette.bright, 0],
    ]) +
    radial('c', [
      [0, palette.ground, 1],
      [1, palette.ground, 0],
    ]) +
    linear('k', 0, [
      [0, palette.glow, 0.5],
      [1, palette.bright, 0],
    ]);
  const body =
    '<rect width="256" height="256" fill="url(#g)"/>' +
    disc(warm[0], warm[1], 150, 'w') +
    disc(cool[0], cool[1], 130, 'c') +
    `<path d="M128 30A98 98 0 1 1 127.9 30A80 80 0 1 0 128 30Z" fill="url(#k)" transform="rotate(${n(crescent)} 128 128)"/>` +
    monogram(initialsOf(name), size, 72, '#ffffff', 6.5);
  return svgDocument(size, definitions, body);
}

function monogram(initials: string, size: Size, height: number, colour: string, stroke: number): string {
  const drawn = lettering(initials, height, 0.18);
  const x = (size.width - drawn.width) / 2;
  const y = (size.height - height) / 2;
  // Letters are drawn 10 units high and scaled, so the stroke width is in those units.
  return (
    `<g transform="translate(${n(x)} ${n(y)})" fill="none" stroke="${colour}" stroke-opacity=".94" ` +
    `stroke-width="${n((stroke * 10) / height)}" stroke-linecap="round" stroke-linejoin="round">${drawn.paths}</g>`
  );
}

/** The four pictures of an offline room (A/B variants a to d): calm night skies. */
export type OfflineVariant = 'a' | 'b' | 'c' | 'd';
export const isOfflineVariant = (text: string): text is OfflineVariant => /^[a-d]$/.test(text);

export function offlinePicture(variant: OfflineVariant): string {
  return scene(`x.offline-night-${variant}`, 'offline', pictureSizes.offline, 0);
}

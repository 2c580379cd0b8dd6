import { initialsOf, lettering } from './letters.ts';
import { type Random, randomFrom } from './random.ts';
import { drawLook, lookOf, lookPalette } from './scenes/index.ts';
import { FRAME } from './scenes/scene.ts';
import { type Crop, partOf, still } from './scenes/still.ts';
import { n, type Size } from './svg.ts';

/**
 * Picture seeds: `{section}.{name}`, or a name alone, and for a media item its number at the end: `f.luna_maren-3`. The name
 * decides the scene and its colour, and all pictures of a name show them.
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

/** The name in a seed. The second thumbnail of a test (`.b`) and media belong to the same name. */
const nameIn = (seed: string): string => seed.replace(/^[fmtc]\./, '').replace(/\.b$|-\d+$/, '');

/** The look of a seed's name; see {@link lookOf}. */
export const lookOfSeed = (seed: string): number => lookOf(nameIn(seed));

const moment = (random: Random) => random.next();

/** A still of a room, 16:9. `bucket` moves it slightly, so that a reloaded grid looks live. */
export function thumbPicture(seed: string, bucket = 0): string {
  // A cycle of twelve buckets; the same bucket always gives the same picture.
  const phase = moment(randomFrom(`${seed}/thumb`)) + (bucket % 12) / 12;
  return still(drawLook(lookOfSeed(seed)), pictureSizes.thumb, phase);
}

/** A part of the scene, nearer or farther. */
const view = (random: Random): Crop => ({
  x: random.range(0.3, 0.7),
  y: random.range(0.35, 0.65),
  zoom: random.range(1, 1.75),
});

/** Which moment of the scene a media item's picture shows, and which part. */
const shot = (detail: string) => {
  const random = randomFrom(`${detail}/media`);
  return { phase: moment(random), crop: view(random) };
};

/** The cover of a media item, 4:3. `detail` decides which part of the scene it shows. */
export function mediaPicture(seed: string, detail = seed): string {
  const { phase, crop } = shot(detail);
  return still(drawLook(lookOfSeed(seed)), pictureSizes.media, phase, crop);
}

/**
 * The whole scene of a media item's cover, 16:9, and the part that the cover shows. Whoever makes pixels crops them
 * afterwards: the renderer aborts the process for some scenes that are already cropped.
 */
export function mediaScene(seed: string) {
  const { phase, crop } = shot(seed);
  return {
    svg: still(drawLook(lookOfSeed(seed)), pictureSizes.thumb, phase),
    part: partOf(crop, pictureSizes.thumb),
  };
}

/** The picture of a banner, 4:1. */
export const bannerPicture = (seed: string): string =>
  still(drawLook(lookOfSeed(seed)), pictureSizes.banner, 0.1);

/** The background of a share card, 1200 × 630, with the initials of the seed's name. */
export function sharePicture(seed: string): string {
  const look = lookOfSeed(seed);
  const mark = monogram(initialsOf(nameIn(seed)), FRAME, 150, lookPalette(look).glow, 9);
  return still(drawLook(look), pictureSizes.share, 0.1, undefined, mark);
}

/** A portrait without a person, safe to crop to a circle: the middle of the scene. */
export const avatarPicture = (seed: string): string =>
  still(drawLook(lookOfSeed(seed)), pictureSizes.avatar, 0.1, { x: 0.5, y: 0.5, zoom: 1.12 });

function monogram(initials: string, size: Size, height: number, colour: string, stroke: number): string {
  if (initials === '') return '';
  const drawn = lettering(initials, height, 0.18);
  const x = (size.width - drawn.width) / 2;
  const y = (size.height - height) / 2;
  // Letters are drawn 10 units high and scaled, so the stroke width is in those units.
  return (
    `<g transform="translate(${n(x)} ${n(y)})" fill="none" stroke="${colour}" stroke-opacity=".94" ` +
    `stroke-width="${n((stroke * 10) / height)}" stroke-linecap="round" stroke-linejoin="round">${drawn.paths}</g>`
  );
}

/** The four pictures of an offline room (A/B variants a to d). */
export type OfflineVariant = 'a' | 'b' | 'c' | 'd';
export const isOfflineVariant = (text: string): text is OfflineVariant => /^[a-d]$/.test(text);

/** A scene with its lights down. */
export function offlinePicture(variant: OfflineVariant): string {
  const dark = `<rect width="${FRAME.width}" height="${FRAME.height}" fill="#050208" opacity=".62"/>`;
  return still(drawLook(lookOf(`offline-${variant}`)), pictureSizes.offline, 0, undefined, dark);
}

/** One quality of a stream. `bandwidth` is the peak in bits per second, as in a master playlist. */
export interface Rendition {
  name: string;
  width: number;
  height: number;
  videoKbps: number;
  bandwidth: number;
  codecs: string;
}

/**
 * The sound of every quality. The chords have no high notes: at 48 kHz and 64 kbit/s it took half
 * of the time that a loop takes.
 */
export const SOUND = { hz: 24_000, kbps: 24 } as const;

/** Four qualities (spec 2 §9), best first. Low rates: the content is soft and moves slowly. */
export const renditions: readonly Rendition[] = [
  {
    name: 'hd',
    width: 1280,
    height: 720,
    videoKbps: 1_200,
    bandwidth: 1_700_000,
    codecs: 'avc1.42c01f,mp4a.40.2',
  },
  {
    name: 'sd',
    width: 640,
    height: 360,
    videoKbps: 450,
    bandwidth: 720_000,
    codecs: 'avc1.42c01e,mp4a.40.2',
  },
  {
    name: 'low',
    width: 426,
    height: 240,
    videoKbps: 220,
    bandwidth: 400_000,
    codecs: 'avc1.42c015,mp4a.40.2',
  },
  {
    name: 'min',
    width: 256,
    height: 144,
    videoKbps: 100,
    bandwidth: 220_000,
    codecs: 'avc1.42c00c,mp4a.40.2',
  },
];

/** Default frames per second of all renditions. */
export const FRAME_RATE = 24;

/** Those of a broadcaster who holds a phone upright: 9:16. */
const portraitRenditions = renditions.map((item) => ({ ...item, width: item.height, height: item.width }));

/** The renditions of a stream or a loop. */
export const renditionsOf = ({ isPortrait }: { isPortrait: boolean }): readonly Rendition[] =>
  isPortrait ? portraitRenditions : renditions;

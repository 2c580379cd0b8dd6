import { n } from './svg.ts';

/**
 * A capital alphabet of single strokes, 10 units high, for word-marks and initials: an SVG used as a picture has no
 * fonts, and neither has the renderer of share pictures. Each entry is [advance width, path].
 */
const letters: Readonly<Record<string, readonly [number, string]>> = {
  A: [8, 'M0 10L4 0L8 10M1.5 6.5H6.5'],
  B: [6.5, 'M0 0V10H3.6A2.6 2.6 0 0 0 3.6 4.7H0M0 0H3.2A2.35 2.35 0 0 1 3.2 4.7'],
  C: [8.5, 'M8.2 1.9A5 5 0 1 0 8.2 8.1'],
  D: [8, 'M0 0V10H3A5 5 0 0 0 3 0Z'],
  E: [5.8, 'M5.8 0H0V10H5.8M0 4.8H4.8'],
  F: [5.6, 'M5.6 0H0V10M0 4.8H4.6'],
  G: [9, 'M8.4 1.9A5 5 0 1 0 9.2 5.6H5.6'],
  H: [7.4, 'M0 0V10M7.4 0V10M0 4.8H7.4'],
  I: [0.4, 'M.2 0V10'],
  J: [4.8, 'M4.6 0V7.4A2.5 2.5 0 0 1 0 8'],
  K: [7, 'M0 0V10M6.6 0L0 5.8M2.6 3.6L7 10'],
  L: [5.4, 'M0 0V10H5.4'],
  M: [9.4, 'M0 10V0L4.7 7L9.4 0V10'],
  N: [7.8, 'M0 10V0L7.8 10V0'],
  O: [10, 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0Z'],
  P: [6.4, 'M0 10V0H3.6A2.8 2.8 0 0 1 3.6 5.6H0'],
  Q: [10, 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0ZM6.4 7L9.6 10.4'],
  R: [6.8, 'M0 10V0H3.6A2.7 2.7 0 0 1 3.6 5.4H0M3.4 5.4L6.8 10'],
  S: [6, 'M5.6 1.6A2.7 2.5 0 0 0 3 0A2.45 2.45 0 0 0 3 4.9A2.55 2.55 0 0 1 3 10A2.9 2.6 0 0 1 .2 8.2'],
  T: [7, 'M0 0H7M3.5 0V10'],
  U: [7.4, 'M0 0V6.3A3.7 3.7 0 0 0 7.4 6.3V0'],
  V: [8, 'M0 0L4 10L8 0'],
  W: [12, 'M0 0L3 10L6 1.6L9 10L12 0'],
  X: [7.4, 'M0 0L7.4 10M7.4 0L0 10'],
  Y: [7.4, 'M0 0L3.7 5.2L7.4 0M3.7 5.2V10'],
  Z: [7, 'M0 0H7L0 10H7'],
};

/** A drawn line of letters: paths and total width. Characters other than A to Z are skipped. */
export interface Lettering {
  width: number;
  paths: string;
}

/** Draws `text` in capitals `height` units high. `tracking` is the gap between letters as a fraction of the height. */
export function lettering(text: string, height: number, tracking: number): Lettering {
  const scale = height / 10;
  let at = 0;
  let paths = '';
  for (const character of text.toUpperCase()) {
    const letter = letters[character];
    if (letter === undefined) continue;
    if (paths !== '') at += tracking * height;
    paths += `<path transform="translate(${n(at)} 0)scale(${scale})" d="${letter[1]}"/>`;
    at += letter[0] * scale;
  }
  return { width: at, paths };
}

/** Up to two initials: of the name's first two words, or its first letter. */
export function initialsOf(name: string): string {
  const words = name
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
}

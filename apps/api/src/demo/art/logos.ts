import { lettering } from './letters.ts';
import { n, svgDocument } from './svg.ts';

/** A demo brand's word-mark: letters, spacing, stroke, colours, and a small sign in front. */
interface Mark {
  word: string;
  tracking: number;
  stroke: number;
  colours: { light: readonly [string, string]; dark: readonly [string, string] };
  sign: string;
}

/** The form for light and the one for dark backgrounds. */
export type LogoForm = 'light' | 'dark';

const marks: Readonly<Record<string, Mark>> = {
  footlight: {
    word: 'Footlight',
    tracking: 0.32,
    stroke: 1.5,
    colours: { light: ['#b3127b', '#0369a1'], dark: ['#ff7ccb', '#4cc7ff'] },
    // A lamp at the edge of a stage: half a disc and three rays.
    sign: 'M0 10H10M1.6 10A3.4 3.4 0 0 1 8.4 10M5 3.6V.4M1.2 5L-.6 2.6M8.8 5L10.6 2.6',
  },
  velvet: {
    word: 'Velvet',
    tracking: 0.34,
    stroke: 1.15,
    colours: { light: ['#7a1238', '#b3315f'], dark: ['#ff8fb3', '#ffd2b8'] },
    // A curtain drawn aside.
    sign: 'M0 0H10M.6 0C1 5 1.6 7 0 10M3.4 0C3.8 4 3.4 7.6 1.6 10M9.4 0C9 5 8.4 7 10 10M6.6 0C6.2 4 6.6 7.6 8.4 10',
  },
  noir: {
    word: 'Noir',
    tracking: 0.5,
    stroke: 1.9,
    colours: { light: ['#17181c', '#4a4d57'], dark: ['#f5f2ea', '#c9a96a'] },
    // A moon in its last quarter.
    sign: 'M6.4 .2A5 5 0 1 0 9.8 6.6A4.1 4.1 0 0 1 6.4 .2Z',
  },
  blanc: {
    word: 'Blanc',
    tracking: 0.46,
    stroke: 1.1,
    colours: { light: ['#4a4230', '#8a6d1c'], dark: ['#fff6dd', '#ffe08a'] },
    // A window with the sun behind it.
    sign: 'M1 0H9V10H1ZM5 0V10M1 5H9M5 5A2 2 0 0 1 7 3',
  },
  onyx: {
    word: 'Onyx',
    tracking: 0.4,
    stroke: 1.7,
    colours: { light: ['#0b1512', '#2f5c4c'], dark: ['#eef5f1', '#8cc7b0'] },
    // A cut stone.
    sign: 'M2.6 .4H7.4L10 3.6L5 10L0 3.6ZM0 3.6H10M2.6 .4L5 10L7.4 .4',
  },
  mirage: {
    word: 'Mirage',
    tracking: 0.36,
    stroke: 1.35,
    colours: { light: ['#0b5f52', '#a0431d'], dark: ['#7fe3d0', '#f6b393'] },
    // A low sun over two dunes, and its reflection.
    sign: 'M2.4 4.4A2.7 2.7 0 0 1 7.6 4.4M0 6.4C2 4.8 3.6 8 5.4 6.4C7 5 8.4 7.2 10 6M1.6 9.4H8.4',
  },
  grid: {
    word: 'Grid 9',
    tracking: 0.3,
    stroke: 1.8,
    colours: { light: ['#1b3f9e', '#b04605'], dark: ['#a9c3ff', '#ffbd8f'] },
    // Nine fields.
    sign: 'M0 0H10V10H0ZM3.33 0V10M6.67 0V10M0 3.33H10M0 6.67H10',
  },
  pebble: {
    word: 'Pebble',
    tracking: 0.34,
    stroke: 2.1,
    colours: { light: ['#b3352a', '#46652b'], dark: ['#ffb3a6', '#cbe6ab'] },
    // Three stones on one another.
    sign: 'M1 10A4 1.7 0 0 1 9 10ZM2.4 6.2A2.9 1.5 0 0 1 8.2 6.2A2.9 1.3 0 0 1 2.4 6.2M3.8 2.2A1.8 1.2 0 0 1 7.4 2.2A1.8 1.2 0 0 1 3.8 2.2',
  },
};

/** The brands with a word-mark. */
export const logoNames: readonly string[] = Object.keys(marks);

/** A brand's word-mark as SVG, 40 units high; null for an unknown brand. */
export function logoPicture(site: string, form: LogoForm): string | null {
  const mark = Object.hasOwn(marks, site) ? marks[site] : undefined;
  if (mark === undefined) return null;
  const height = 20;
  const scale = height / 10;
  const word = lettering(mark.word, height, mark.tracking);
  const left = 3 + 10 * scale + 14;
  const width = left + word.width + 4;
  const [letters, sign] = mark.colours[form];
  const stroke = `fill="none" stroke-width="${mark.stroke}" stroke-linecap="round" stroke-linejoin="round"`;
  return svgDocument(
    { width, height: 40 },
    '',
    `<g ${stroke}><path stroke="${sign}" transform="translate(3 10)scale(${scale})" d="${mark.sign}"/><g stroke="${letters}" transform="translate(${n(left)} 10)">${word.paths}</g></g>`,
  );
}

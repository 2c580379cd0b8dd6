import { lettering } from './letters.ts';
import { n, svgDocument } from './svg.ts';

/** A demo brand's word-mark: letters, their spacing, stroke, colours, and a small sign in front. */
interface Mark {
  word: string;
  tracking: number;
  stroke: number;
  colours: { light: readonly [string, string]; dark: readonly [string, string] };
  sign: string;
}

/** The form for light grounds and the one for dark grounds. */
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
};

/** The brands that have a word-mark. */
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

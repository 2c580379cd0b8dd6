import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('corpus', import.meta.url));

export interface Sample {
  /** File and line. */
  name: string;
  text: string;
}

/** One sample a line; ␤ is a line break, ␀ a zero byte. Lines that begin with `# ` are remarks. */
export const samplesOf = (file: string): Sample[] =>
  readFileSync(`${folder}/${file}`, 'utf8')
    .split('\n')
    .map((line, index) => ({
      name: `${file}:${index + 1}`,
      text: line.replaceAll('␤', '\n').replaceAll('␀', '\0'),
    }))
    .filter(({ text }) => text.trim() !== '' && !text.startsWith('# '));

export const hostileSheets: readonly Sample[] = [
  'requests.txt',
  'readers.txt',
  'breakouts.txt',
  'cover.txt',
].flatMap(samplesOf);

export const hostileTexts: readonly Sample[] = samplesOf('html.txt');

export const honestSheets: readonly Sample[] = readdirSync(`${folder}/honest`)
  .filter((file) => file.endsWith('.css'))
  .sort()
  .map((file) => ({ name: file, text: readFileSync(`${folder}/honest/${file}`, 'utf8') }));

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** `\u{200b}`, `\n`, `\t` and `\\` stand for characters that a table cannot show. */
const unescaped = (cell: string): string =>
  cell.replaceAll(/\\(?:u\{([0-9a-f]+)\}|(.))/g, (_, code?: string, short = '') => {
    if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
    return { n: '\n', t: '\t' }[short as string] ?? short;
  });

export interface Row {
  /** File and line. */
  place: string;
  cells: readonly string[];
}

/** The rows of a table of `texts/`, without its head. */
export const rowsOf = (file: string): Row[] =>
  readFileSync(fileURLToPath(new URL(`texts/${file}`, import.meta.url)), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line, index) => ({ place: `${file}:${index + 1}`, cells: line.split('\t').map(unescaped) }))
    .slice(1);

export type Verdict = { text: string } | { problem: string };

/** What a row expects: `!too_long` is an error, `=` the same text, and `=Luna` another one. */
export const expectedOf = (input: string, result: string): Verdict => {
  if (result.startsWith('!')) return { problem: result.slice(1) };
  return { text: result === '=' ? input : result.slice(1) };
};

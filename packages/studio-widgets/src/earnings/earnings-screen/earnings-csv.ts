import { csvText, type Earnings } from '@footlight/contract';
import type { SavedFile } from '../../lib/saved-file.ts';

type Words = Record<'day' | 'kind' | 'viewer' | 'tokens' | 'fee' | 'several', string>;

/** The rows of the file: first by day and kind, then by viewer. */
export const earningsCsv = (
  { days, viewers }: Earnings,
  words: Words,
  kindText: (kind: Earnings['days'][number]['kind']) => string,
): string =>
  csvText([
    [words.day, words.kind, words.viewer, words.tokens, words.fee],
    ...days.map(({ day, kind, tokens, fee }) => [day, kindText(kind), '', tokens, fee]),
    ...viewers.map(({ username, tokens }) => ['', '', username ?? words.several, tokens, '']),
  ]);

export const earningsFile = ({ from, to }: Earnings, text: string): SavedFile => ({
  name: `earnings-${from}-${to}.csv`,
  type: 'text/csv;charset=utf-8',
  text,
});

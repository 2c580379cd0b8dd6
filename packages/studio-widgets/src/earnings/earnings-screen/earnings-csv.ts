import { csvText, type Earnings } from '@footlight/contract';
import { saveFile } from '../../../shell/storage/save-file.ts';

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

export const saveEarnings = ({ from, to }: Earnings, text: string): void =>
  saveFile(`earnings-${from}-${to}.csv`, 'text/csv;charset=utf-8', text);

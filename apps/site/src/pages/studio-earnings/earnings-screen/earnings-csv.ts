import { csvText, type Earnings } from '@footlight/contract';

/** Offers a text as a file. */
function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

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
  saveText(`earnings-${from}-${to}.csv`, text);

import type { ReactNode } from 'react';

export interface Command {
  id: string;
  label: string;
  /** Description, on a second line. */
  hint?: string;
  /** Additional search words. */
  keywords?: readonly string[];
  icon?: ReactNode;
  /** Shortcut of the command, as Kbd takes it. */
  shortcut?: readonly string[];
  disabled?: boolean;
}

export interface CommandGroup {
  id: string;
  label: string;
  items: readonly Command[];
}

/** Removes accents and case, so that "elodie" finds "Élodie". Keeps the number of letters. */
const plain = (text: string): string =>
  [...text.toLowerCase()].map((letter) => letter.normalize('NFD')[0] ?? letter).join('');

const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

/**
 * Rank of a match, lower is better: start of the label, start of a word, inside the label, elsewhere. Null for no
 * match.
 */
function rank(command: Command, words: readonly string[]): number | null {
  const label = plain(command.label);
  const all = plain([command.label, command.hint ?? '', ...(command.keywords ?? [])].join(' '));
  if (!words.every((word) => all.includes(word))) return null;
  const [first = ''] = words;
  if (label.startsWith(first)) return 0;
  if (label.includes(` ${first}`)) return 1;
  return label.includes(first) ? 2 : 3;
}

/** Commands that match all words of the query, best first in each group; drops empty groups. */
export function matchCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const words = wordsOf(query);
  return groups
    .map((group) => {
      if (words.length === 0) return group;
      const ranked = group.items.flatMap((item) => {
        const place = rank(item, words);
        return place === null ? [] : [{ item, place }];
      });
      return { ...group, items: ranked.sort((a, b) => a.place - b.place).map(({ item }) => item) };
    })
    .filter((group) => group.items.length > 0);
}

export interface LabelPiece {
  text: string;
  isMatch: boolean;
  /** Start of the piece in the label. */
  at: number;
}

/** Splits the label at the matched words. The pieces joined give the label again. */
export function labelPieces(label: string, query: string): LabelPiece[] {
  const letters = [...label];
  const flat = letters.map(plain);
  const hit = new Set<number>();
  for (const word of wordsOf(query).map((word) => [...word])) {
    for (let start = 0; start + word.length <= flat.length; start++) {
      if (!word.every((letter, offset) => flat[start + offset] === letter)) continue;
      for (let offset = 0; offset < word.length; offset++) hit.add(start + offset);
    }
  }
  const pieces: LabelPiece[] = [];
  letters.forEach((letter, at) => {
    const last = pieces.at(-1);
    if (last && last.isMatch === hit.has(at)) last.text += letter;
    else pieces.push({ text: letter, isMatch: hit.has(at), at });
  });
  return pieces;
}

/** The index that a key moves to, skipping disabled results and wrapping around. -1 if none is enabled. */
export function nextCommand(items: readonly Command[], from: number, step: 1 | -1): number {
  for (let tried = 1; tried <= items.length; tried++) {
    const at = (from + step * tried + items.length * (tried + 1)) % items.length;
    if (items[at] && !items[at].disabled) return at;
  }
  return -1;
}

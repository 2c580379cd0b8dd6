/** Brands, schemes and widths of the pictures: those of Chromatic, and one for docs pages, which Chromatic cannot take. */
import { FORCED_COLOURS, modesOf, modes as storyModes } from '../../.storybook/modes.ts';
import { docsIdOf, type StorySource } from './story-files.ts';
import type { StoryEntry } from './story-index.ts';

export interface Mode {
  name: string;
  viewport: { width: number; height: number };
  /** Values of Storybook's toolbar. */
  globals: Record<string, string>;
  /** What the browser reports of its user. */
  media: { forcedColors?: 'active'; contrast?: 'more' };
}

export const DOCS = 'docs pages';

/** What a local run takes when nothing else is said: the brand people see first, a dark one on a phone, and docs pages. */
export const standardModes = ['default light', 'noir dark mobile', DOCS];

const docsPages: Mode = {
  name: DOCS,
  viewport: { width: 1280, height: 900 },
  globals: { brand: 'default', scheme: 'light' },
  media: {},
};

export const allModes: Mode[] = [
  ...Object.entries(storyModes).map(([name, { viewport, ...globals }]) => ({
    name,
    viewport,
    globals: { ...globals },
    media: {
      ...(name === FORCED_COLOURS && { forcedColors: 'active' as const }),
      ...(globals.contrast && { contrast: globals.contrast }),
    },
  })),
  docsPages,
];

/** Whether an entry of Storybook's index has a picture in a mode. `globals` are values of the toolbar that a story sets. */
export const isIn = (mode: string, entry: StoryEntry, globals: Record<string, unknown> = {}): boolean =>
  entry.type === 'docs' || mode === DOCS
    ? entry.type === 'docs' && mode === DOCS
    : modesOf({ ...entry, globals }).includes(mode);

/** The number of pictures in each mode. */
export function countPictures(stories: readonly StorySource[]): Map<string, number> {
  const counts = new Map(allModes.map(({ name }) => [name, 0]));
  for (const story of stories.filter(({ disabled }) => !disabled))
    for (const name of modesOf(story)) counts.set(name, (counts.get(name) ?? 0) + 1);
  counts.set(DOCS, new Set(stories.filter(({ hasDocs }) => hasDocs).map(docsIdOf)).size);
  return counts;
}

/** The numbers as a table. Chromatic takes no pictures of docs pages. */
export function countLines(stories: readonly StorySource[]): string[] {
  const { [DOCS]: docs = 0, ...counts } = Object.fromEntries(countPictures(stories));
  const sum = Object.values(counts).reduce((all, count) => all + count, 0);
  const line = (count: number, name: string) => `${String(count).padStart(6)}  ${name}`;
  return [
    ...Object.entries(counts).map(([name, count]) => line(count, name)),
    line(sum, 'in a full build'),
    line(docs, `${DOCS}, only on your own machine`),
  ];
}

/**
 * The modes of a comma-separated list, or the standard ones; `all` takes every mode.
 *
 * @throws Error that names the modes there are
 */
export function modesNamed(list?: string): Mode[] {
  if (list === 'all') return allModes;
  const names = list
    ? list
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
    : standardModes;
  return names.map((name) => {
    const found = allModes.find((mode) => mode.name === name);
    if (found) return found;
    const known = allModes.map((mode) => mode.name).join(', ');
    throw new Error(`There is no mode "${name}" in .storybook/modes.ts; there are ${known}.`);
  });
}

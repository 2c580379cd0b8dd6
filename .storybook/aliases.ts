/**
 * Other names of components for the search of Storybook, which knows titles and names of stories, and the headings of a
 * docs page (`anchors` of the index). Storybook has no place for names of one's own, so they are headings.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DocsIndexEntry, IndexEntry, StoryIndex } from 'storybook/internal/types';
import { docsIn } from '../scripts/release/guides/guides.ts';
import { entryForReaders } from './readers.ts';

interface Generator {
  getIndex: () => Promise<StoryIndex>;
}

/** The guidance beside a story file. */
export const docsFileOf = (storyFile: string): string =>
  resolve(storyFile.replace(/\.stories\.tsx$/, '.docs.ts'));

const withAnchors = async (entry: DocsIndexEntry): Promise<DocsIndexEntry> => {
  const file = docsFileOf(entry.importPath);
  if (!existsSync(file)) return entry;
  const { aliases = [] } = await docsIn(file);
  return { ...entry, anchors: aliases.map((title) => ({ id: 'use', title })) };
};

const aliasedIndex = async (index: StoryIndex): Promise<StoryIndex> => {
  const entries = await Promise.all(
    Object.entries(index.entries).map(
      async ([id, entry]): Promise<[string, IndexEntry]> => [
        id,
        entry.type === 'docs' ? await withAnchors(entry) : entryForReaders(entry),
      ],
    ),
  );
  return { ...index, entries: Object.fromEntries(entries) };
};

const aliased = new WeakSet<Generator>();

/** Storybook asks for its one generator several times. */
export const withAliases = <G extends Generator>(generator: G): G => {
  if (aliased.has(generator)) return generator;
  aliased.add(generator);
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => aliasedIndex(await getIndex());
  return generator;
};

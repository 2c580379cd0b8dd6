/**
 * What readers of Storybook see of a story. In its file, the name is a test's title with the ids of the requirements that
 * the test decides; readers get a short name, and the ids as tags.
 */
import type { StoryIndexEntry } from 'storybook/internal/types';

const ID = /\s*\[([A-Z0-9]+-\d+)\]/g;

/** `Default` keeps its plain name: the page of its component describes it. */
const shownName = (name: string, exportName: string): string =>
  exportName === 'Default' ? 'Default' : name.replace(ID, '').trim();

/** An entry of the sidebar and of the search. */
export const entryForReaders = (entry: StoryIndexEntry): StoryIndexEntry => {
  const ids = [...entry.name.matchAll(ID)].map(([, id = '']) => id);
  // Storybook shows a page whose only story has its name as one entry.
  const isPage = entry.name === entry.title.split('/').at(-1);
  return {
    ...entry,
    name: isPage ? entry.name : shownName(entry.name, entry.exportName ?? ''),
    tags: [...new Set([...(entry.tags ?? []), ...ids])],
  };
};

interface StoryOfAFile {
  name?: string;
  play?: unknown;
}

/**
 * Changes the story of a file for readers. In Storybook's own window `Default` stays at rest, because its play function is a
 * test. Opened alone, as tests and pictures open it, it plays.
 */
export function forReaders(story: StoryOfAFile, exportName: string): void {
  if (story.name) story.name = shownName(story.name, exportName);
  if (exportName === 'Default' && window.parent !== window) delete story.play;
}

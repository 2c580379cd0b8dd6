/** What a built Storybook shows, from its index. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StoryEntry {
  id: string;
  /** Such as `UI/Button`. */
  title: string;
  name: string;
  type: 'story' | 'docs';
  /** Empty for docs pages. */
  exportName: string;
  importPath: string;
}

/** Turns `ui-button*, room-*` into a test for ids; without a pattern, everything matches. */
export function idMatcher(patterns?: string): (id: string) => boolean {
  const parts = (patterns ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0) return () => true;
  const tests = parts.map((part) => {
    const escaped = part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${escaped}$`);
  });
  return (id) => tests.some((test) => test.test(id));
}

/** Stories and docs pages of a build, without written pages. */
export function entriesOf(folder: string, matches: (id: string) => boolean = () => true): StoryEntry[] {
  const index: unknown = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const { entries } = index as {
    entries: Record<string, Partial<StoryEntry> & { id: string; tags?: string[] }>;
  };
  return Object.values(entries).flatMap(
    ({ id, type, title = '', name = '', exportName = '', importPath = '', tags = [] }) =>
      type && matches(id) && (type === 'story' || tags.includes('autodocs'))
        ? [{ id, type, title, name, exportName, importPath }]
        : [],
  );
}

/** The stories of a built Storybook, from its index. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StoryEntry {
  id: string;
  /** Such as `UI/Button`. */
  title: string;
  name: string;
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

/** Stories of a build, without its pages of text. */
export function storiesOf(folder: string, matches: (id: string) => boolean = () => true): StoryEntry[] {
  const index: unknown = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const { entries } = index as { entries: Record<string, StoryEntry & { type: string }> };
  return Object.values(entries)
    .filter((entry) => entry.type === 'story' && matches(entry.id))
    .map(({ id, title, name, importPath }) => ({ id, title, name, importPath }));
}

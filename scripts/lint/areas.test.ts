/** One list of areas: folders, titles in Storybook and the table of docs/architecture.md have the contract's names. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, UNTAGGED_AREAS } from '@footlight/contract/operations';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/run.mjs';

const areas = [...Object.keys(AREAS), ...Object.keys(UNTAGGED_AREAS)].sort();
const WIDGETS = [
  'packages/room-widgets/src',
  'packages/billing-widgets/src',
  'packages/site-widgets/src',
  'packages/studio-widgets/src',
];
const FOLDERS = [
  'packages/contract/src/rules',
  'apps/api/src/features',
  'apps/site/src/features',
  ...WIDGETS,
];
/** What several areas of a package share. */
const SHARED = ['lib', 'locales', 'stores', 'story'];

const foldersIn = (path: string): string[] =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !SHARED.includes(entry.name))
    .map(({ name }) => name);

/** `fan-clubs` as `Fan clubs`, `vr` as `VR`. */
const titleOf = (area: string): string =>
  area.length < 3
    ? area.toUpperCase()
    : `${area.charAt(0).toUpperCase()}${area.slice(1).replaceAll('-', ' ')}`;

const storiesIn = (path: string): string[] =>
  readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.stories.tsx'),
  );

describe('an area has one name', () => {
  it.each(FOLDERS)('in %s', (path) => {
    const found = foldersIn(path);
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter((name) => !areas.includes(name))).toEqual([]);
  });

  it.each(WIDGETS)('in the titles of the stories of %s', (path) => {
    const wrong = storiesIn(path).filter((file) => {
      const title = /^ {2}title: '([^']+)'/m.exec(readFileSync(join(ROOT, path, file), 'utf8'))?.[1] ?? '';
      return title.split('/')[1] !== titleOf(file.split('/')[0] ?? '');
    });
    expect(wrong).toEqual([]);
  });

  it('in the table of docs/architecture.md', () => {
    const [, section = ''] = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').split('\n## Areas\n');
    const rows = (section.split('\n## ')[0] ?? '').matchAll(/^\| `([a-z-]+)` \|/gm);
    expect([...rows].map(([, name]) => name).sort()).toEqual(areas);
  });
});

import { allListPaths, readListPath, SECTIONS } from '@footlight/contract';
import { expect, it } from 'vitest';
import { isInTab, listTabs } from './list-tabs.ts';

const PAGES = ['/most-liked', '/tags', ...SECTIONS.map((section) => `/tags${section}`)];

it('[BROWSE-05] the tabs are the same on every list, and each leads to a list or page', () => {
  const keys = listTabs('/').map(({ key }) => key);
  for (const path of [...allListPaths(), ...PAGES]) {
    const tabs = listTabs(path);
    expect(
      tabs.map(({ key }) => key),
      path,
    ).toEqual(keys);
    for (const tab of tabs) {
      const isList = readListPath(tab.path.split('?')[0] ?? '') !== null;
      expect(isList || PAGES.includes(tab.path) || /^\/\w+\/feed$/.test(tab.path), tab.path).toBe(true);
    }
  }
});

it('[BROWSE-05] at most one tab is current, and each tab is on its own page', () => {
  for (const path of [...allListPaths(), ...PAGES]) {
    const current = listTabs(path).filter((tab) => isInTab(tab, path));
    expect(current.length, `${path}: ${current.map(({ key }) => key)}`).toBeLessThanOrEqual(1);
  }
  for (const tab of ['/', '/girls', '/men'].flatMap((path) => listTabs(path))) {
    const address = tab.path.split('?')[0] ?? '';
    expect(
      listTabs(address)
        .filter((one) => isInTab(one, address))
        .map(({ key }) => key),
    ).toEqual([tab.key]);
  }
  const currentOf = (path: string) => listTabs(path).find((tab) => isInTab(tab, path))?.key;
  expect(
    [
      '/men/private-shows/spy',
      '/casa-salsa',
      '/girls/versus-leaderboard',
      '/tags/men',
      '/girls/tag/yoga',
    ].map(currentOf),
  ).toEqual(['private', 'voyeur', 'versus', 'tags', undefined]);
});

it('[BROWSE-04] the filters start with the open list', () => {
  const filterOf = (path: string, source?: string) => listTabs(path, source).at(-1)?.path;
  expect(filterOf('/girls/new', '/girls/new')).toBe('/multi-filter?source=/girls/new');
  expect(filterOf('/', '/')).toBe('/multi-filter');
  expect(filterOf('/most-liked')).toBe('/multi-filter');
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepAssets } from './kept-assets.ts';

const DAY = 86_400_000;
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'footlight-assets-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const release = (...files: string[]): string => {
  const folder = join(root, 'assets');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const file of files) writeFileSync(join(folder, file), file);
  return folder;
};
const kept = () =>
  readdirSync(join(root, 'kept'))
    .filter((file) => file.endsWith('.js'))
    .sort();
const start = (day: number, ...files: string[]) =>
  keepAssets(release(...files), join(root, 'kept'), day * DAY);

it('[SHELL-23] scripts of a replaced release stay for seven days', () => {
  start(1, 'base-1.js', 'menu-1.js');
  // Long-lived releases count from the day of their replacement.
  start(40, 'base-1.js', 'menu-2.js');
  expect(kept()).toEqual(['base-1.js', 'menu-1.js', 'menu-2.js']);
  start(47, 'base-1.js', 'menu-3.js');
  expect(kept()).toEqual(['base-1.js', 'menu-1.js', 'menu-2.js', 'menu-3.js']);
  start(48, 'base-1.js', 'menu-3.js');
  expect(kept()).toEqual(['base-1.js', 'menu-2.js', 'menu-3.js']);
});

it('a release that returns is current again', () => {
  start(1, 'menu-1.js');
  start(2, 'menu-2.js');
  start(3, 'menu-1.js');
  start(11, 'menu-3.js');
  expect(kept()).toEqual(['menu-1.js', 'menu-3.js']);
});

import { expect, it } from 'vitest';
import { explained, wayOut } from './explained.mjs';

it.each([
  ['npm error code ENOTFOUND\nnpm error network request to registry failed', /cannot be reached/],
  ['npm error code ENOTCACHED', /cannot be reached/],
  ['Error: ENOSPC: no space left on device, write', /disk is full/],
  ["EROFS: read-only file system, open 'node_modules/.package-lock.json'", /read-only/],
  ["EACCES: permission denied, mkdir 'node_modules'", /may not write here/],
  ["npm error ENOTEMPTY: directory not empty, rmdir 'node_modules/tagged-tag'", /Another program changes/],
  [
    'npm error `npm ci` can only install packages when your package.json and package-lock.json or npm-shrinkwrap.json are in sync',
    /does not fit/,
  ],
])('says what to do: %s', (output, sentence) => {
  const way = wayOut(output);
  expect(way).toMatch(sentence);
  expect(way).toMatch(/run the command (again|there)\.$/);
});

it('leaves other errors as they are', () => {
  expect(wayOut('a test failed')).toBeUndefined();
  expect(explained(new Error('Footlight needs Node.js 20.19 or newer'))).toBe(
    'Footlight needs Node.js 20.19 or newer',
  );
  expect(explained(Object.assign(new Error('write failed'), { code: 'ENOSPC' }))).toMatch(/disk is full/);
});

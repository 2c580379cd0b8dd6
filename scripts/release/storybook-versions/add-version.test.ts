import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addVersion, listOf } from './add-version.ts';

let root = '';
let build = '';
let out = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'footlight-versions-'));
  build = join(root, 'build');
  out = join(root, 'out');
  mkdirSync(build);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const add = (name: string, text = name) => {
  rmSync(build, { recursive: true });
  mkdirSync(build);
  writeFileSync(join(build, 'index.html'), text);
  return addVersion({ build, out, name });
};

it('keeps earlier versions, replaces the same one, and opens the newest release first', () => {
  add('0.9.0');
  add('0.10.0', 'first');
  add('next');
  expect(add('0.10.0', 'second')).toEqual({ latest: '0.10.0', versions: ['next', '0.10.0', '0.9.0'] });
  expect(readFileSync(join(out, '0.10.0/index.html'), 'utf8')).toBe('second');
  expect(readFileSync(join(out, '0.9.0/index.html'), 'utf8')).toBe('0.9.0');
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  expect(page).toContain('url=./0.10.0/');
  for (const name of ['next', '0.10.0', '0.9.0']) expect(page).toContain(`<a href="./${name}/">`);
  expect(JSON.parse(readFileSync(join(out, 'versions.json'), 'utf8'))).toEqual({
    latest: '0.10.0',
    versions: ['next', '0.10.0', '0.9.0'],
  });
});

it('never opens a pre-release first while there is a release', () => {
  expect(listOf(['1.0.0', '1.1.0-beta.2', '1.1.0-beta.10'])).toEqual({
    latest: '1.0.0',
    versions: ['1.1.0-beta.10', '1.1.0-beta.2', '1.0.0'],
  });
  expect(listOf(['next']).latest).toBe('next');
});

it.each(['../escape', 'v1.0.0', '1.0', 'latest', ''])('refuses the name "%s"', (name) => {
  expect(() => add(name)).toThrow('neither a version');
  expect(existsSync(out)).toBe(false);
});

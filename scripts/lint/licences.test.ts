/** Every package that an installation brings has a licence that allows to ship it with an MIT product. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/run.mjs';

/** Licences that only ask to keep their text. */
const FREE = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'Unlicense'],
];

/** Packages with another licence, by the beginning of their names, and why they may come along. */
const ALLOWED: Record<string, string> = {
  '@ffmpeg-installer/': 'GPL and LGPL; a program of its own, and docs/operations.md says how to pass it on',
  '@fontsource-variable/': 'OFL-1.1, which lets fonts be served with a product',
  '@img/sharp-': 'LGPL-3.0 for libvips, a shared library that can be exchanged',
  '@resvg/resvg-js': 'MPL-2.0, unchanged',
  'axe-core': 'MPL-2.0, unchanged',
  lightningcss: 'MPL-2.0, unchanged',
  mediabunny: 'MPL-2.0, unchanged',
  'web-push': 'MPL-2.0, unchanged',
  'combine-errors': 'its Readme says MIT, its package file nothing',
};

interface Locked {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/** A choice (`OR`) needs one free licence, a sum (`AND`) only free ones. */
const isFree = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => FREE.includes(one)));

it('every package of an installation is free, or allowed by name', () => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const installed = Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { license = 'none' }]) => ({ name: path.split('node_modules/').at(-1) ?? path, license }));
  const others = installed.filter(({ license }) => !isFree(license));
  const reasonOf = (name: string) => Object.keys(ALLOWED).find((beginning) => name.startsWith(beginning));
  expect(others.filter(({ name }) => !reasonOf(name))).toEqual([]);
  expect(new Set(others.map(({ name }) => reasonOf(name)))).toEqual(new Set(Object.keys(ALLOWED)));
});

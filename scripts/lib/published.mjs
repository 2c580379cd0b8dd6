// The published packages, for the build, the checks and the docs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** Folders of packages/; each imports only earlier ones. */
export const published = [
  'contract',
  'client',
  'platform-kit',
  'theme',
  'ui',
  'room-widgets',
  'billing-widgets',
  'site-widgets',
  'studio-widgets',
];

/** Those that people design with. */
export const designed = ['theme', 'ui', 'room-widgets', 'billing-widgets', 'site-widgets', 'studio-widgets'];

/** Those with components and texts. */
export const withComponents = designed.filter((name) => name !== 'theme');

const SOURCE = '@footlight/source';

const manifestOf = (name) => JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'));

/**
 * The modules that a package exports, style sheets left out.
 *
 * @param {string} name folder of packages/
 * @returns {{ subpath: string, source: string }[]} `./realtime` and `./src/realtime/index.ts`
 */
export const modulesOf = (name) =>
  Object.entries(manifestOf(name).exports)
    .map(([subpath, target]) => ({ subpath, source: target[SOURCE] ?? '' }))
    .filter(({ source }) => /\.tsx?$/.test(source));

/** The sources of its commands. */
const commandsOf = (name) =>
  Object.values(manifestOf(name).bin ?? {}).map((file) =>
    file.replace('./dist/', './src/').replace(/\.js$/, '.ts'),
  );

/** The sources from which all others are reached. */
export const entriesOf = (name) => [...modulesOf(name).map(({ source }) => source), ...commandsOf(name)];

// The published packages, for the build, the checks and the docs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** Folders of packages/; each imports only earlier ones. */
export const published = ['contract', 'client', 'theme', 'ui', 'room-widgets', 'billing-widgets'];

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

/** Their sources. */
export const entriesOf = (name) => modulesOf(name).map(({ source }) => source);

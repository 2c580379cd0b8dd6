// `npm run storybook:versions -- --out FOLDER [--name next]`: puts the built Storybook into a folder of versions for a
// static host, beside those that are there, and writes their list. The name is the packages' version by default.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import packageJson from '../../package.json' with { type: 'json' };
import { addVersion } from './storybook-versions/add-version.ts';

const { out, name, build } = parseArgs({
  options: {
    out: { type: 'string' },
    name: { type: 'string', default: packageJson.version },
    build: { type: 'string', default: join(import.meta.dirname, '../../storybook-static') },
  },
}).values;
if (!out) {
  console.error('--out must name a folder: npm run storybook:versions -- --out FOLDER');
  process.exit(1);
}
if (!existsSync(join(build, 'index.html'))) {
  console.error('There is no built Storybook: npm run build:storybook');
  process.exit(1);
}
const { latest, versions } = addVersion({ build, out: resolve(out), name });
console.log(`${resolve(out)}: ${versions.join(', ')}; ${latest} opens first`);

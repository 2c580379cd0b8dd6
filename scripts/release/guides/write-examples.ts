// Writes the examples of the guides into a folder where `npm run types` checks them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withComponents } from '../../lib/published.mjs';
import { ROOT } from '../../lib/run.mjs';
import { exampleModules } from './guides.ts';

const folder = join(ROOT, '.cache/examples');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const name of withComponents)
  for (const [file, text] of await exampleModules(name)) writeFileSync(join(folder, file), text);

// Writes llms.txt and a guide for each component into dist of the packages that people design with.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { designed } from '../lib/published.mjs';
import { ROOT } from '../lib/run.mjs';
import { guideFiles } from './guides/guides.ts';

for (const name of designed) {
  for (const [path, text] of await guideFiles(name)) {
    const file = join(ROOT, 'packages', name, 'dist', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

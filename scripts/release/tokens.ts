// `npm run tokens -- --out FOLDER`: writes the design tokens of every demo brand: one `.tokens.json` for each scheme and
// contrast level, the custom properties as CSS, and TypeScript constants.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { demoSites } from '@footlight/contract/fixtures';
import { brandFromSiteCustom } from '@footlight/theme';
import { tokenFiles } from './tokens/files.ts';

const { out } = parseArgs({ options: { out: { type: 'string' } } }).values;
if (!out) {
  console.error('--out must name a folder: npm run tokens -- --out FOLDER');
  process.exit(1);
}
for (const [id, { custom }] of Object.entries(demoSites)) {
  const folder = resolve(out, id);
  mkdirSync(folder, { recursive: true });
  const files = tokenFiles(brandFromSiteCustom(custom));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  console.log(`${folder}: ${[...files.keys()].join(', ')}`);
}

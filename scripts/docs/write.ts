// `npm run docs`: writes the pages that are made from the code.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generatedDocs } from './generated-docs.ts';

for (const { path, make } of generatedDocs) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await make());
}

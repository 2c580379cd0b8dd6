// `npm run docs`: writes the pages that are made from the code.
import { writeFileSync } from 'node:fs';
import { generatedDocs } from './generated-docs.ts';

for (const { path, make } of generatedDocs) writeFileSync(path, make());

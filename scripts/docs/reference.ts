// `npm run reference -- FOLDER`: writes what a release says about the platform's interface, for other programs and for
// integrators. A running platform serves the first two and the errors itself, below /api/v1.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { referenceFiles } from './reference-files.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Give the folder, such as "npm run reference -- reference".');
mkdirSync(folder, { recursive: true });
for (const [name, make] of Object.entries(referenceFiles)) writeFileSync(join(folder, name), make());

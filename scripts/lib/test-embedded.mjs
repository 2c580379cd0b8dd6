// Global set-up of the platform's tests: an empty embedded database, which takes ten seconds of a core to create. Tests
// that start the platform on a folder begin with a copy.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { ROOT } from './run.mjs';

export default async function createEmbeddedDatabase() {
  const { version } = JSON.parse(
    readFileSync(join(ROOT, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'),
  );
  const folder = join(ROOT, '.cache/embedded-database', version);
  process.env.TEST_EMBEDDED_DATABASE = folder;
  if (existsSync(folder)) return;
  mkdirSync(join(folder, '..'), { recursive: true });
  const unfinished = `${folder}.${process.pid}`;
  const database = await PGlite.create({ dataDir: unfinished });
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

// Global set-up of the platform's tests: an empty embedded database, which takes ten seconds of a core to create. Tests
// that start the platform on a folder begin with a copy.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { ROOT } from './run.mjs';

async function createEmbeddedDatabase() {
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

export default async function prepareDataFolders() {
  await createEmbeddedDatabase();
  // The first test that needs the demo world in a data folder makes it here for all.
  const demo = mkdtempSync(join(tmpdir(), 'footlight-demo-'));
  process.env.TEST_DEMO_FOLDER = demo;
  return () => rmSync(demo, { recursive: true, force: true });
}

import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new data folder whose embedded database exists already, without tables. The caller removes it. */
export function embeddedDataFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `footlight-${name}-`));
  const { TEST_EMBEDDED_DATABASE: empty } = process.env;
  if (!empty) throw new Error('The global set-up of the platform’s tests has not run.');
  cpSync(empty, join(folder, 'db'), { recursive: true });
  return folder;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder for one run of a server. Files are loaded by several processes, so no file makes one while it loads. */
export const temporaryFolder = (name: string) => {
  const path = mkdtempSync(join(tmpdir(), `footlight-${name}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  remove(): void;
}

/** A disk of so many megabytes, in memory; null where this user may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'footlight-disk-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    remove();
    process.stderr.write('a disk in memory cannot be mounted: the tests of full disks are skipped\n');
    return null;
  }
  return {
    folder,
    remove() {
      execFileSync('umount', ['--lazy', folder]);
      remove();
    },
  };
}

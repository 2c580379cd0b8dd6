import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderLockedError, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'footlight-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockPath = () => join(folder, 'db.lock');
const here = fileURLToPath(new URL('.', import.meta.url));

/** Opens the folder's database in another process; returns its first output. */
async function openElsewhere(source: string) {
  const child = spawn(
    process.execPath,
    ['--conditions=@footlight/source', '--import', 'tsx', '--input-type=module', '-e', source],
    { cwd: here, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const said = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      resolve(output);
    });
    child.on('exit', () => resolve(output));
  });
  return { child, output: await said };
}

const opener = () => `
  const { openDatabase } = await import('./database.ts');
  try {
    await openDatabase({ dataDir: ${JSON.stringify(folder)} });
    console.log('opened');
    setInterval(() => {}, 1000);
  } catch (error) {
    console.log(error.name + ': ' + error.message);
    process.exit(7);
  }`;

describe('the data folder', () => {
  test('a second process is refused with a sentence; a killed one is followed', {
    timeout: 90_000,
  }, async () => {
    const first = await openElsewhere(opener());
    expect(first.output).toBe('opened\n');
    const second = await openElsewhere(opener());
    expect(second.output).toContain('FolderLockedError');
    expect(second.output).toContain(`The data folder ${folder} is in use by process ${first.child.pid}`);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const third = await openElsewhere(opener());
    expect(third.output).toBe('opened\n');
    third.child.kill('SIGKILL');
    await once(third.child, 'exit');
  });

  test('the same process is refused too, and may come again after release', () => {
    const lock = lockFolder(folder, lockPath());
    expect(() => lockFolder(folder, lockPath())).toThrow(FolderLockedError);
    lock.release();
    lockFolder(folder, lockPath()).release();
  });

  test('a pid that was given to a new process does not hold the lock', () => {
    const stale = { pid: process.pid, started: 'long ago', host: hostname(), nonce: 'x' };
    writeFileSync(lockPath(), JSON.stringify(stale));
    const lock = lockFolder(folder, lockPath());
    expect(JSON.parse(readFileSync(lockPath(), 'utf8')).nonce).not.toBe('x');
    lock.release();
  });

  test('a lock that beats on another host is respected', () => {
    const foreign = { pid: 1, started: '1', host: 'elsewhere', nonce: 'x' };
    writeFileSync(lockPath(), JSON.stringify(foreign));
    expect(() => lockFolder(folder, lockPath())).toThrow(/process 1 on elsewhere/);
  });

  test('a half-written lock is taken over once', () => {
    writeFileSync(lockPath(), '{"pid":');
    const lock = lockFolder(folder, lockPath());
    expect(() => lockFolder(folder, lockPath())).toThrow(FolderLockedError);
    lock.release();
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quietLogger } from '../kernel/log.ts';
import { compose } from '../platform/compose.ts';
import { TEST_SECRET } from './platform.ts';
import { runServerProcess } from './process.ts';
import { mountSmallDisk } from './small-disk.ts';
import { openTestDatabase } from './test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'footlight-start-'));
const taken = createServer();
let takenPort = '';
beforeAll(async () => {
  await new Promise<void>((ready) => taken.listen(0, '127.0.0.1', ready));
  takenPort = String((taken.address() as AddressInfo).port);
  writeFileSync(join(folder, 'file'), '');
});
afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Nothing listens on port 1. */
const NOWHERE = '127.0.0.1:1';

describe('a start that fails names the setting and the way out, in one sentence', () => {
  it.each([
    [
      'a taken port',
      { PORT: 'TAKEN' },
      /^Port \d+ on 127.0.0.1 is in use.* choose another port with PORT\.$/,
    ],
    ['a host of another machine', { HOST: '192.0.2.1' }, /^HOST must be an address of this machine/],
    [
      'an unreachable database',
      { DATABASE_URL: `postgres://me:topsecret@${NOWHERE}/cams` },
      /^The database that DATABASE_URL names \(127.0.0.1:1\/cams\) cannot be opened.*correct DATABASE_URL\.$/,
    ],
    ['a folder that cannot be written', { DATA_DIR: 'FILE' }, /^DATA_DIR must be a folder.*\(ENOTDIR\)/],
    [
      'a folder of uploads that cannot be written',
      { FOOTLIGHT_UPLOADS_DIR: 'FILE' },
      /^FOOTLIGHT_UPLOADS_DIR must be a folder.*\(ENOTDIR\)/,
    ],
    [
      'a folder of video that cannot be written',
      { FOOTLIGHT_HLS_DIR: 'FILE' },
      /^FOOTLIGHT_HLS_DIR must be a folder.*\(ENOTDIR\)/,
    ],
    ['a bad setting', { PORT: 'four' }, /^PORT must be a whole number, got "four"$/],
  ])('%s', { timeout: 60_000 }, async (_, settings, sentence) => {
    const env: Record<string, string> = { DATA_DIR: join(folder, 'data'), FOOTLIGHT_DEMO: '0', ...settings };
    if (env.PORT === 'TAKEN') env.PORT = takenPort;
    for (const [name, value] of Object.entries(env)) {
      if (value === 'FILE') env[name] = join(folder, 'file', 'data');
    }
    const { code, output } = await runServerProcess('platform-main', [], { LOG_LEVEL: 'warn', ...env });
    expect(output.trim()).toMatch(sentence);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).not.toContain('topsecret');
    expect(code).toBe(1);
  });

  it('a full disk', { timeout: 60_000 }, async (context) => {
    const disk = mountSmallDisk(8);
    if (!disk) return context.skip();
    try {
      const settings = { LOG_LEVEL: 'warn', FOOTLIGHT_DEMO: '0', DATA_DIR: disk.folder };
      const { code, output } = await runServerProcess('platform-main', [], settings);
      expect(output.trim()).toMatch(
        /^The disk of DATA_DIR \(.*\) has \d MB left.*another folder with DATA_DIR\.$/,
      );
      expect(code).toBe(1);
    } finally {
      disk.remove();
    }
  });

  it('an unreachable Redis', { timeout: 60_000 }, async () => {
    const database = await openTestDatabase();
    const redisUrl = `redis://me:topsecret@${NOWHERE}`;
    const options = { dataDir: ':memory:', publicUrl: 'http://localhost:4000', demo: false, redisUrl };
    await expect(compose({ options, database, secret: TEST_SECRET, log: quietLogger() })).rejects.toThrow(
      /^The Redis server that REDIS_URL names \(127.0.0.1:1\) cannot be reached: connect ECONNREFUSED 127.0.0.1:1\. .*REDIS_URL\.$/,
    );
    await database.close();
  });
});

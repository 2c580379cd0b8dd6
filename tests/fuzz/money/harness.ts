import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../apps/api/src/kernel/db/database.ts';
import { checkLedger } from '../../../apps/api/src/kernel/ledger/check.ts';
import {
  type PlatformProcess,
  sessionOver,
  startPlatformProcess,
} from '../../../apps/api/src/testing/process.ts';
import { postgresFolder, startPostgres } from '../../../scripts/lib/postgres.mjs';

/** Whole numbers and choices that a seed plays again. */
export const createDice = (seed: number) => {
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % limit;
  };
  return { below, oneOf: <T>(list: readonly T[]): T => list[below(list.length)] as T };
};

export interface Session {
  name: string;
  headers: Record<string, string>;
}

/** A platform in a separate process on a temporary PostgreSQL; it can be killed and restarted. */
export const openHarness = async (env: NodeJS.ProcessEnv = {}) => {
  const folder = postgresFolder();
  if (!folder) throw new Error('PostgreSQL is not installed');
  const root = mkdtempSync(join(tmpdir(), 'footlight-rig-'));
  const dataDir = mkdtempSync(join(tmpdir(), 'footlight-rig-data-'));
  const database = await startPostgres(folder, root);
  let platform: PlatformProcess | null = null;
  const close = async (): Promise<void> => {
    platform?.child.kill('SIGKILL');
    await database.stop();
    for (const one of [root, dataDir]) rmSync(one, { recursive: true, force: true });
  };
  // Who interrupts a long run leaves nothing running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().finally(() => process.exit(1)));
  }
  return {
    /** Starts a platform, and answers it. */
    async start(): Promise<PlatformProcess> {
      platform = await startPlatformProcess(dataDir, {
        DATABASE_URL: database.url,
        FOOTLIGHT_SIMULATION: '0',
        ...env,
      });
      return platform;
    },
    /** Somebody who has just signed up. */
    async member(base: string, name: string): Promise<Session> {
      const headers = await sessionOver(base, '/auth/register', {
        username: name,
        email: `${name}@example.test`,
        password: 'footlight-rig',
        birth_date: '1990-01-31',
        accept_terms: true,
      });
      return { name, headers };
    },
    /** The platform's database; close it before the harness. */
    database: () => openDatabase({ databaseUrl: database.url, dataDir: ':memory:' }),
    /** Proves the books; answers how many entries they have. */
    async proveBooks(): Promise<number> {
      const opened = await openDatabase({ databaseUrl: database.url, dataDir: ':memory:' });
      const { faults, entries } = await checkLedger(opened.orm);
      await opened.close();
      if (faults.length > 0) throw new Error(faults.join('\n'));
      return entries;
    },
    close,
  };
};

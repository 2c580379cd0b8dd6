import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPlatform, reportText } from '@footlight/platform-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FAULTS } from './faults.ts';
import { startFaulty } from './faulty-platform.ts';
import { type RunningPlatform, runPlatform } from './running-platform.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await runPlatform();
}, 90_000);
afterAll(() => platform.stop());

const account = { username: 'viewer', password: 'footlight' };

test('the reference platform passes every check', async () => {
  const report = await checkPlatform({ baseUrl: platform.baseUrl, account, room: 'model', spend: true });
  expect(report.findings, reportText(report)).toEqual([]);
  expect(report.checks.filter(({ result }) => result === 'skipped')).toEqual([]);
  expect(report.passed).toBeGreaterThan(200);
  expect(report.unseen).not.toContain('tipBroadcaster');
  expect(report.unseen).toContain('deleteAccount');
}, 120_000);

test.each(['model', 'admin'])(
  'it passes the reads of %s, who has more rights',
  async (username) => {
    const report = await checkPlatform({ baseUrl: platform.baseUrl, account: { ...account, username } });
    expect(report.findings, reportText(report)).toEqual([]);
  },
  60_000,
);

test.each(Object.entries(FAULTS))(
  '%s is found',
  async (_, { finds, inReads = false, ...fault }) => {
    const faulty = await startFaulty(platform.baseUrl, fault);
    const { baseUrl } = faulty;
    // The demo accounts have enough tokens for some runs.
    const report = await checkPlatform({
      baseUrl,
      account,
      room: 'model',
      spend: !inReads,
      reads: inReads,
      timeoutMs: 1_500,
    });
    await faulty.stop();
    expect(report.findings, reportText(report)).toContainEqual(expect.objectContaining(finds));
    expect(reportText(report)).toContain(finds.subject);
  },
  60_000,
);

test('without a fault of its own the proxy makes none', async () => {
  const faulty = await startFaulty(platform.baseUrl, {});
  const report = await checkPlatform({
    baseUrl: faulty.baseUrl,
    account,
    room: 'model',
    spend: true,
    reads: false,
  });
  await faulty.stop();
  expect(report.findings, reportText(report)).toEqual([]);
}, 60_000);

test('a platform that answers nothing gets a report soon', async () => {
  const faulty = await startFaulty(platform.baseUrl, { ask: () => 'hang' });
  const report = await checkPlatform({ baseUrl: faulty.baseUrl, account, spend: true, timeoutMs: 200 });
  await faulty.stop();
  expect(report.seconds).toBeLessThan(5);
  expect(report.findings.every(({ kind }) => kind === 'no_answer')).toBe(true);
  expect(report.skipped).toBeGreaterThan(200);
  expect(reportText(report)).toContain('the platform does not answer');
}, 30_000);

/** Runs the command from its source: its exit code and what it printed. */
async function run(args: readonly string[]) {
  const command = fileURLToPath(
    new URL('../../packages/platform-kit/src/conformance/command.ts', import.meta.url),
  );
  const child = spawn(
    process.execPath,
    ['--conditions=@footlight/source', '--import', 'tsx', command, ...args],
    { env: { ...process.env, FOOTLIGHT_USERNAME: 'viewer', FOOTLIGHT_PASSWORD: 'footlight' } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

test('the command prints a table, writes JSON, and tells the result by its exit code', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'footlight-conformance-'));
  const file = join(folder, 'report.json');
  const fine = await run([platform.baseUrl, '--skip-reads', '--json', file]);
  expect(fine).toMatchObject({ code: 0, output: expect.stringContaining('0 findings') });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ baseUrl: platform.baseUrl, findings: [] });

  const faulty = await startFaulty(platform.baseUrl, FAULTS['a lying content type'] ?? {});
  const wrong = await run([faulty.baseUrl, '--skip-reads']);
  await faulty.stop();
  expect(wrong.code).toBe(1);
  expect(wrong.output).toMatch(/^FINDING +SUBJECT +CHECK +DETAIL\ncontent_type +getCurrentUser/);
  expect((await run(['nowhere'])).code).toBe(2);
  rmSync(folder, { recursive: true });
}, 60_000);

import { described } from '../schema/described.ts';
import { Checks } from './checks.ts';
import { checkSession, checkSpending, type Journey } from './journey.ts';
import { checkReads } from './reads.ts';
import type { ConformanceReport } from './report.ts';
import { type Target, Visitor } from './visitor.ts';

export interface CheckOptions {
  /** `https://cams.example/api/v1` */
  baseUrl: string;
  /** An account without staff rights; with `spend` it needs a few tokens. Without it, fewer checks run. */
  account?: { username: string; password: string } | null;
  /** A broadcaster who takes tips; by default the first of the home page's list. */
  room?: string | null;
  /** Also spends tokens of the account, opens a checkout and makes an account. */
  spend?: boolean;
  /** Whether to read every operation, which is most of the checks. */
  reads?: boolean;
  /** For each call and each event. */
  timeoutMs?: number;
  /** For the whole run; checks after it are skipped. */
  withinMs?: number;
}

/** Checks a platform against the contract. It always returns a report, even for a platform that does not answer. */
export async function checkPlatform(options: CheckOptions): Promise<ConformanceReport> {
  const { account = null, spend = false, reads = true, timeoutMs = 10_000, withinMs = 600_000 } = options;
  const baseUrl = options.baseUrl.replace(/\/$/, '');
  const started = Date.now();
  const target: Target = { baseUrl, timeoutMs, silentCalls: 0, succeeded: new Set() };
  const checks = new Checks(target, started + withinMs);
  let room = options.room ?? null;

  const guest = new Visitor(target);
  await checks.run('the home page lists rooms', async (find) => {
    const answer = await guest.call('GET /browse/react{path}', find, { params: { path: '/' } });
    const [first] = (answer?.body.userList ?? []) as { username?: string }[];
    room ??= first?.username ?? null;
  });
  const journey: Journey = { target, account, room };
  const known = { path: '/', ...(room === null ? {} : { username: room }) };
  if (reads) await checkReads(checks, guest, 'a guest', known);
  const member = await checkSession(checks, journey);
  if (reads) await checkReads(checks, member, 'the account', known);
  if (spend) await checkSpending(checks, member, journey);

  const { results } = checks;
  const count = (result: string) => results.filter((one) => one.result === result).length;
  return {
    baseUrl,
    spend,
    startedAt: new Date(started).toISOString(),
    seconds: (Date.now() - started) / 1000,
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    unseen: described.map(({ operation }) => operation.id).filter((id) => !target.succeeded.has(id)),
    checks: results,
    findings: results.flatMap(({ findings }) => findings),
  };
}

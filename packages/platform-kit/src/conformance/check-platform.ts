import { Checks } from './checks.ts';
import { checkSession, checkSpending, type JourneyOptions } from './journey.ts';
import { checkReads } from './reads.ts';
import type { ConformanceReport } from './report.ts';
import { Visitor } from './visitor.ts';

export interface CheckOptions {
  /** `https://cams.example/api/v1` */
  baseUrl: string;
  /** An account without staff rights; with `spend` it needs a few tokens. Without it, fewer checks run. */
  account?: { username: string; password: string } | null;
  /** A broadcaster who takes tips; by default the first of the home page's list. */
  room?: string | null;
  /** Also spends tokens of the account, opens a checkout and makes an account. */
  spend?: boolean;
  /** For each call and each event. */
  timeoutMs?: number;
  /** For the whole run; checks after it are skipped. */
  withinMs?: number;
}

/** Checks a platform against the contract. It always returns a report, also for a platform that does not answer. */
export async function checkPlatform(options: CheckOptions): Promise<ConformanceReport> {
  const { account = null, spend = false, timeoutMs = 10_000, withinMs = 600_000 } = options;
  const baseUrl = options.baseUrl.replace(/\/$/, '');
  const started = Date.now();
  const checks = new Checks(started + withinMs);
  Visitor.silence.inARow = 0;
  let room = options.room ?? null;

  const guest = new Visitor({ baseUrl, timeoutMs });
  await checks.run('the home page lists rooms', async (find) => {
    const answer = await guest.call('GET /browse/react{path}', find, { params: { path: '/' } });
    const [first] = (answer?.body.userList ?? []) as { username?: string }[];
    room ??= first?.username ?? null;
  });
  const journey: JourneyOptions = { baseUrl, timeoutMs, account, room };
  const known = { path: '/', ...(room === null ? {} : { username: room }) };
  await checkReads(checks, guest, 'a guest', known);
  const member = await checkSession(checks, journey);
  await checkReads(checks, member, 'the account', known);
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
    checks: results,
    findings: results.flatMap(({ findings }) => findings),
  };
}

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../html/test-site.ts';
import { judge } from './judge.ts';
import { type FuzzedRequest, fuzzedRequest } from './requests.ts';
import { createSender } from './send.ts';

/** `npm run fuzz -- html` sends 50,000; with the platform's tests a few. */
const runs = Number(process.env.HTML_RUNS ?? 300);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
const AT_ONCE = 8;
/** Requests that are made at a time. */
const BATCH = 500;
const REPORTED = 10;

/** Without what the failure does not need, so that a report is short. */
const smaller = async (found: FuzzedRequest, isWrong: (one: FuzzedRequest) => Promise<boolean>) => {
  let now = found;
  for (const name of Object.keys(found.headers)) {
    if (name === 'host') continue;
    const { [name]: _, ...headers } = now.headers;
    if (await isWrong({ ...now, headers })) now = { ...now, headers };
  }
  const [path = '', query] = now.target.split('?');
  for (const target of [path, ...(query ?? '').split('&').map((pair) => `${path}?${pair}`)])
    if (await isWrong({ ...now, target })) return { ...now, target };
  return now;
};

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.stop());

it(`any request for a page gets an answer without markup, script, header or redirect of its own (seed ${seed})`, async () => {
  const { send, close } = createSender(site.url, AT_ONCE);
  const wrong: { request: FuzzedRequest; found: string[] }[] = [];
  const statuses: Record<string, number> = {};
  let pages = 0;
  const verdict = async (one: FuzzedRequest): Promise<string[]> => {
    const answer = await send(one).catch((error: Error) => error);
    if (answer instanceof Error) return [answer.message];
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (String(answer.headers['content-type']).startsWith('text/html')) pages += 1;
    return judge(one, answer);
  };
  for (let done = 0; done < runs; done += BATCH) {
    const batch = fc.sample(fuzzedRequest, { numRuns: Math.min(BATCH, runs - done), seed: seed + done });
    const worker = async () => {
      for (let request = batch.pop(); request; request = batch.pop()) {
        const found = await verdict(request);
        if (found.length > 0) wrong.push({ request, found });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
  const report: string[] = [];
  for (const { request, found } of wrong.slice(0, REPORTED)) {
    const short = await smaller(request, async (other) => (await verdict(other)).length > 0);
    report.push(`${found.join('; ')}\n  ${JSON.stringify(short)}`.slice(0, 1_000));
  }
  close();
  if (process.env.HTML_RUNS) console.log(`${pages} pages, ${JSON.stringify(statuses)}`);
  expect(report.join('\n'), `${wrong.length} of ${runs}`).toBe('');
  expect(site.errors.slice(0, REPORTED)).toEqual([]);
  // They reach the pages, too.
  expect(pages).toBeGreaterThan(runs / 4);
});

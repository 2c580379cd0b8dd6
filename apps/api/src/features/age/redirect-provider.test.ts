import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';
import { AGE_SIGNATURE_HEADER, signAgeResult, signedStart } from './redirect-provider.ts';

const SECRET = 'a secret that the provider and the platform share';
const TEXAS = { 'x-geo-country': 'US', 'x-geo-region': 'TX' };
const DAY = 24 * 3_600_000;
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({
    demo: false,
    rateLimits: false,
    ageProvider: {
      startUrl: 'https://ages.example/start?site=7',
      secret: SECRET,
      methods: ['incode', 'yoti_id'],
    },
  });
}, 60_000);
afterAll(() => platform.stop());

interface Standing {
  required: boolean;
  methods: string[];
  check: { status: string } | null;
}
const guest = () => new TestBrowser(platform.app, TEXAS).start();
const standing = async (who: TestBrowser) => (await who.get<Standing>('/age-verification')).body;
/** What the provider gets with the visitor. */
const startOf = async (who: TestBrowser): Promise<URLSearchParams> => {
  const body = { method: 'yoti_id', return_path: '/verify-age' };
  const { body: answer } = await who.post<{ link: string }>('/age-verification/start', body);
  const url = new URL(answer.link);
  expect(url.origin + url.pathname).toBe('https://ages.example/start');
  return url.searchParams;
};
const resultOf = (start: URLSearchParams, outcome: string, change: object = {}) =>
  JSON.stringify({
    reference: start.get('reference'),
    nonce: start.get('nonce'),
    expires: Number(start.get('expires')),
    outcome,
    ...change,
  });
const deliver = async (payload: string, signature = signAgeResult(SECRET, payload, Date.now())) => {
  const headers = { 'content-type': 'application/json', [AGE_SIGNATURE_HEADER]: signature };
  const url = '/api/v1/age-verification/callback/redirect';
  return (await platform.app.inject({ method: 'POST', url, headers, payload })).statusCode;
};

describe('[AGE-02] [AGE-03] a provider behind a signed redirect', () => {
  it('offers what both the place and the provider allow', async () => {
    expect(await standing(await guest())).toMatchObject({ required: true, methods: ['yoti_id'] });
  });

  it('gets a signed start, and nothing about the visitor', async () => {
    const start = await startOf(await guest());
    expect([...start.keys()].sort()).toEqual(
      ['callback_url', 'expires', 'method', 'nonce', 'reference', 'return_url', 'signature', 'site'].sort(),
    );
    expect(start.get('callback_url')).toMatch(/\/api\/v1\/age-verification\/callback\/redirect$/);
    const signature = start.get('signature');
    start.delete('signature');
    // As an operator's bridge computes it, from the documentation alone.
    const expected = createHmac('sha256', SECRET).update(`start\n${start}`).digest('base64url');
    expect(signature).toBe(expected);
    expect(signedStart(SECRET, Object.fromEntries(start)).get('signature')).toBe(expected);
  });

  it('decides by its callback: pending, then approved', async () => {
    const who = await guest();
    const start = await startOf(who);
    expect(await deliver(resultOf(start, 'pending'))).toBe(200);
    expect(await standing(who)).toMatchObject({ required: true, check: { status: 'pending' } });
    expect(await deliver(resultOf(start, 'approved'))).toBe(200);
    expect(await standing(who)).toMatchObject({ required: false, check: { status: 'approved' } });
  });

  it('is not believed when the result is forged, changed or not signed', async () => {
    const who = await guest();
    const start = await startOf(who);
    const payload = resultOf(start, 'approved');
    expect(await deliver(payload, signAgeResult('another secret', payload, Date.now()))).toBe(401);
    expect(await deliver(payload, signAgeResult(SECRET, resultOf(start, 'declined'), Date.now()))).toBe(401);
    expect(await deliver(payload, '')).toBe(401);
    // The signature of a start is none of a result.
    expect(await deliver(payload, `t=1,v1=${start.get('signature')}`)).toBe(401);
    expect(await deliver(resultOf(start, 'adult'))).toBe(401);
    expect((await standing(who)).required).toBe(true);
  });

  it('is not believed about another check, or one of another provider', async () => {
    const who = await guest();
    const start = await startOf(who);
    const other = await startOf(await guest());
    expect(await deliver(resultOf(start, 'approved', { nonce: other.get('nonce') }))).toBe(401);
    expect(await deliver(resultOf(start, 'approved', { expires: Number(start.get('expires')) + 1 }))).toBe(
      401,
    );
    const payload = resultOf(start, 'approved');
    const url = '/api/v1/age-verification/callback/sandbox-age';
    const headers = { [AGE_SIGNATURE_HEADER]: signAgeResult(SECRET, payload, Date.now()) };
    expect((await platform.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(404);
    expect((await standing(who)).required).toBe(true);
  });

  it('is not believed late: neither a kept callback nor a result after the check is over', async () => {
    const who = await guest();
    const start = await startOf(who);
    const payload = resultOf(start, 'approved');
    expect(await deliver(payload, signAgeResult(SECRET, payload, Date.now() - 3_600_000))).toBe(401);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * DAY);
    expect(await deliver(payload)).toBe(401);
    clock.mockRestore();
    expect((await standing(who)).required).toBe(true);
  });

  it('changes nothing when a result is repeated, and a proof lasts no longer by it', async () => {
    const who = await guest();
    const start = await startOf(who);
    const payload = resultOf(start, 'approved');
    expect(await deliver(payload)).toBe(200);
    const first = await standing(who);
    expect(await deliver(payload)).toBe(200);
    expect(await deliver(resultOf(start, 'declined'))).toBe(200);
    expect(await standing(who)).toEqual(first);
  });
});

import { describe, expect, it } from 'vitest';
import { ApiError, createClient } from './index.ts';

describe('client', () => {
  const calls: { url: string; init: RequestInit | undefined }[] = [];
  /** Failures that other platforms answer with HTTP 200. */
  const REFUSALS = [
    { status: 0, error: 'Too few', errorType: 'not_enough_tokens' },
    { error: 'Too few', errorType: 'not_enough_tokens' },
    { status: 0 },
    { status: 0, error_type: 'not_enough_tokens', message: 'Too few' },
    { status: 2, message: 'The show is exclusive.' },
  ];
  const client = createClient({
    baseUrl: '/api/v1',
    csrf: () => 'token',
    fetch: async (url, init) => {
      calls.push({ url: String(url), init });
      return String(url).includes('empty')
        ? Response.json({ status: 0, error: 'x', errorType: 'not_enough_tokens' }, { status: 402 })
        : String(url).includes('refused')
          ? Response.json(REFUSALS[Number(String(url).slice(-1))])
          : Response.json({ status: 1, tip_id: 'a', tokens: 1 });
    },
  });

  it('[AUTH-01] sends credentials and the csrf token, fills the path and gives the key', async () => {
    await client('POST /tip/{username}', {
      params: { username: 'a/../b' },
      body: { amount: 25 },
      idempotencyKey: 'k'.repeat(8),
    });
    const { url, init } = calls.at(-1)!;
    expect(url).toBe('/api/v1/tip/a%2F..%2Fb');
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"amount":25}' });
    expect(init?.headers).toMatchObject({ 'x-csrf-token': 'token', 'idempotency-key': 'kkkkkkkk' });
  });

  it('gives a typed error', async () => {
    const failed = client('POST /tip/{username}', {
      params: { username: 'empty' },
      body: { amount: 25 },
      idempotencyKey: 'k'.repeat(8),
    });
    await expect(failed).rejects.toMatchObject({ type: 'not_enough_tokens', status: 402 });
  });

  it('[TIP-01] [BILL-06] [SPY-01] an answer 200 that reports a failure is the same error', async () => {
    const failures = await Promise.all(
      REFUSALS.map((_, at) =>
        client('POST /tip/{username}', {
          params: { username: `refused${at}` },
          body: { amount: 25 },
          idempotencyKey: 'k'.repeat(8),
        }).catch((error: unknown) => error),
      ),
    );
    expect(failures.every((error) => error instanceof ApiError)).toBe(true);
    expect(failures).toMatchObject([
      { type: 'not_enough_tokens', status: 200 },
      { type: 'not_enough_tokens', status: 200 },
      { type: 'internal', status: 200, said: null, isTyped: false },
      { type: 'not_enough_tokens', status: 200, said: 'Too few', isTyped: true },
      { type: 'internal', status: 200, said: 'The show is exclusive.', isTyped: false },
    ]);
  });

  it('keeps the slashes of a browse path', async () => {
    await client('GET /browse/react{path}', { params: { path: '/girls' }, query: { p: '2' } });
    expect(calls.at(-1)?.url).toBe('/api/v1/browse/react/girls?p=2');
  });
});

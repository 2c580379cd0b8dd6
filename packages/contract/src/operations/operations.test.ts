import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { ApiError, createClient } from '../client/index.ts';
import { openApiDocument } from '../openapi/index.ts';
import type { CallAnswer, CallInput, Operation } from './index.ts';
import { operations } from './index.ts';

const all = Object.entries(operations) as [string, Operation][];

describe('operations', () => {
  it.each(all)('%s has a valid example', (_, operation) => {
    expect(v.safeParse(operation.ok, operation.example).issues).toBeUndefined();
  });

  it.each(all)('%s names every path parameter in its schema', (route, operation) => {
    const names = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const entries = operation.params
      ? Object.keys((operation.params as unknown as { entries: object }).entries)
      : [];
    expect(entries.sort()).toEqual(names.sort());
  });

  it('every spend and every publication takes an idempotency key', () => {
    expect(all.filter(([, operation]) => operation.idempotent).map(([route]) => route)).toEqual([
      'POST /ai/chat/{id}',
      'POST /ai/image/generate/prompt/{id}',
      'POST /tip/{username}',
      'POST /private/{username}/request',
      'POST /video/spy/{username}',
      'POST /limited/{username}/ticket',
      'POST /limited/{username}/recording',
      'POST /tip_split/{username}/start',
      'POST /tip_split/{username}/join',
      'POST /speed-date/v2/match/accept',
      'POST /user/{username}/fanclub/join',
      'POST /media/purchase/{id}',
      'POST /media/purchase-all/{username}',
      'POST /user/{username}/orders',
      'POST /age-verification',
      'POST /billing/purchase',
      'POST /billing/oneclick/{product_id}',
      'POST /promo-code/redeem',
      'POST /promo-wheel/{wheel}/spin',
      'POST /billing/postpay/charge',
      'POST /operator/sites/{key}/publish',
      'POST /operator/sites/{key}/revert',
      'POST /operator/payouts',
    ]);
    expectTypeOf<CallInput<'POST /tip/{username}'>['idempotencyKey']>().toEqualTypeOf<string>();
    expectTypeOf<CallAnswer<'POST /tip/{username}'>['tokens']>().toEqualTypeOf<number>();
  });

  it('makes an OpenAPI operation of each', () => {
    const { paths } = openApiDocument() as { paths: Record<string, Record<string, unknown>> };
    expect(Object.values(paths).flatMap((path) => Object.keys(path))).toHaveLength(all.length);
  });
});

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

import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
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
      'POST /studio/payouts',
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

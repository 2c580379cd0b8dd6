import { buildPath } from '@footlight/client';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Described, described, namedSchemas, schemaFaults } from '../schema/described.ts';
import { firstFit, fromSchema, type Schema } from '../schema/from-schema.ts';
import { createMockServer } from './mock-server.ts';

const sample = (schema: Schema, rule: v.GenericSchema | undefined): unknown =>
  firstFit(fromSchema(schema, namedSchemas), { seed: 1, most: 200 }, (value) => !rule || v.is(rule, value));

const ticket = 'a-ticket-of-the-provider';
/** Bodies whose rules a schema cannot express, so that generated ones do not pass. */
const BODIES: Record<string, object> = {
  confirmOauthCode: { ticket, code: '123456' },
  confirmTwoFactor: { code: '123456' },
  connectOauthLogin: { ticket, username: 'viewer', password: 'long enough' },
  registerByOauth: {
    ticket,
    username: 'newcomer',
    email: 'newcomer@example.com',
    birth_date: '1990-01-01',
    accept_terms: true,
  },
  saveOwnSchedule: { zone: 'Europe/Berlin', slots: [{ day: 1, start: 1_200, minutes: 120 }] },
  saveRedirect: { target: '/promos', verified: true },
};

/** A request that the contract allows. */
function requestOf({ method, path, operation, openApi }: Described) {
  const valuesIn = (place: string, rule: v.GenericSchema | undefined) => {
    const named = (openApi.parameters ?? []).flatMap((one) =>
      'name' in one && one.in === place ? [one] : [],
    );
    return sample(
      {
        type: 'object',
        properties: Object.fromEntries(named.map(({ name, schema }) => [name, schema])),
        required: named.filter(({ required }) => required).map(({ name }) => name),
      },
      rule,
    ) as Record<string, unknown>;
  };
  const body = openApi.requestBody?.content['application/json']?.schema;
  const url = buildPath(path, {
    params: valuesIn('path', operation.params),
    query: operation.query ? valuesIn('query', operation.query) : {},
  });
  return {
    method,
    url: `/api/v1${url}`,
    headers: {
      'x-csrf-token': 'any',
      'idempotency-key': 'a-key-of-the-mock',
      ...(operation.upload ? { 'content-type': 'multipart/form-data; boundary=x' } : {}),
    },
    ...(body
      ? { payload: (BODIES[operation.id] ?? sample(body, operation.body)) as object }
      : operation.upload
        ? { payload: '--x--' }
        : {}),
  };
}

it.each([null, 1, 2026])(
  'with the seed %s, every operation takes a valid request and gives a valid answer',
  async (seed) => {
    const app = await createMockServer({ seed });
    const faults: unknown[] = [];
    for (const one of described) {
      const answer = await app.inject(requestOf(one));
      const found = answer.statusCode === 200 ? schemaFaults(one, 200, answer.json()) : answer.json();
      if (found.length !== 0 || !v.is(one.operation.ok, answer.json()))
        faults.push([one.operation.id, found]);
    }
    expect(faults).toEqual([]);
    const [first] = described;
    expect(first && schemaFaults(first, 200, {})?.length).toBeGreaterThan(0);
    await app.close();
  },
);

describe('the mock', () => {
  const answersBy = async (seed: number) => {
    const app = await createMockServer({ seed });
    const all = await Promise.all(
      described
        .filter(({ method }) => method === 'GET')
        .map(async (one) => (await app.inject(requestOf(one))).body),
    );
    await app.close();
    return all;
  };

  it('gives the same answers for the same seed, and others for another', async () => {
    const [first, again, other] = [await answersBy(7), await answersBy(7), await answersBy(8)];
    expect(again).toEqual(first);
    const changed = first.filter((body, at) => body !== other[at]).length;
    // The rest has one possible answer, or only the example passes the contract's rules.
    expect(changed).toBeGreaterThan(first.length / 2);
  });

  it('refuses what a platform refuses, and gives the error that was asked for', async () => {
    const app = await createMockServer();
    const tip = async (headers: Record<string, string>, payload: object = { amount: 5 }) => {
      const answer = await app.inject({ method: 'POST', url: '/api/v1/tip/model', payload, headers });
      return [answer.statusCode, answer.json().errorType ?? 'none', answer.json().fields ?? {}];
    };
    const fine = { 'x-csrf-token': 'any', 'idempotency-key': 'a-key-of-the-mock' };
    expect(await tip({})).toEqual([403, 'csrf_failed', {}]);
    expect(await tip({ 'x-csrf-token': 'any' })).toEqual([400, 'idempotency_key_missing', {}]);
    expect(await tip(fine, { amount: 0 })).toEqual([400, 'invalid_input', { amount: 'too_small' }]);
    expect(await tip({ ...fine, prefer: 'code=402' })).toEqual([402, 'not_enough_tokens', {}]);
    expect(await tip({ ...fine, prefer: 'error=room_silenced' })).toEqual([403, 'room_silenced', {}]);
    expect(await tip({ ...fine, prefer: 'error=username_taken' })).toEqual([
      400,
      'invalid_input',
      { Prefer: 'invalid_format' },
    ]);
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/api/v1/tip/model',
      headers: { origin: 'http://localhost:5173', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers['access-control-allow-origin']).toBe('http://localhost:5173');
    expect((await app.inject('/api/v1/browse/react/%2Fgirls%2Fnew')).statusCode).toBe(200);
    await app.close();
  });
});

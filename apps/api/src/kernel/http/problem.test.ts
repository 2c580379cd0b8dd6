import { openApiDocument } from '@footlight/contract/openapi';
import Ajv from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember, openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
}, 90_000);
afterAll(() => platform.stop());

const isProblem = (() => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema(openApiDocument(), 'openapi');
  return ajv.compile({ $ref: 'openapi#/components/schemas/Problem' });
})();

interface Problem {
  type: string;
  status: number;
  errorType: string;
  instance: string;
  errors?: { pointer: string; detail: string }[];
}

test('every kind of failure is a problem detail, whose type leads to an entry of the catalogue', async () => {
  const member = await newMember(platform);
  const guest = await new TestBrowser(platform.app).start();
  const key = 'a-key-of-a-problem';
  const answers = [
    await guest.post<Problem>('/tip/model', { amount: 1 }, key),
    await member.post<Problem>('/tip/model', { amount: 0 }, key),
    await member.post<Problem>('/tip/model', { amount: 1 }),
    await member.post<Problem>('/tip/model', { amount: 99_999 }, key),
    await member.call<Problem>('POST', '/tip/model', '{', { 'content-type': 'application/json' }),
    await member.get<Problem>('/nowhere?secret=1'),
    await member.get<Problem>('/tags/%E0%A4%A'),
    await guest.call<Problem>('POST', '/auth/logout', {}, { 'x-csrf-token': 'wrong' }),
  ];
  expect(answers.map(({ body }) => body.errorType)).toEqual([
    'login_required',
    'invalid_input',
    'idempotency_key_missing',
    'not_enough_tokens',
    'malformed_json',
    'not_found',
    'invalid_input',
    'csrf_failed',
  ]);
  const page = await platform.app.inject({ url: '/api/v1/errors' });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { status, headers, body } of answers) {
    expect(isProblem(body), JSON.stringify(isProblem.errors)).toBe(true);
    expect(body.status).toBe(status);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    const [path, anchor] = body.type.split('#');
    expect(path).toBe('/api/v1/errors');
    expect(page.body).toContain(`id="${anchor}"`);
  }
  expect(answers[1]?.body.errors).toEqual([{ pointer: '#/amount', detail: 'too small' }]);
  expect(answers[5]?.body.instance).toBe('/api/v1/nowhere');
  expect(isProblem({ ...answers[0]?.body, status: 0 })).toBe(false);
});

test('a browse list takes its path as one encoded segment, as OpenAPI writes it', async () => {
  const guest = await new TestBrowser(platform.app).start();
  const plain = await guest.get('/browse/react/girls/new');
  expect(plain.status).toBe(200);
  expect((await guest.get('/browse/react/%2Fgirls%2Fnew')).body).toEqual(plain.body);
  expect((await guest.get('/browse/react/%2F')).body).toEqual((await guest.get('/browse/react/')).body);
  expect((await guest.get('/browse/react/v2/%2Fgirls')).status).toBe(200);
});

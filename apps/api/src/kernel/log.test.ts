import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { compose } from '../platform/compose.ts';
import { TEST_SECRET, TestBrowser } from '../testing/platform.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createHttpServer, siteKeyOf } from './http/server.ts';
import { loggedError } from './log.ts';

test('the log has no address, hash, password or token, also where the database refuses a statement', {
  timeout: 60_000,
}, async () => {
  let log = '';
  const stream = new Writable({
    write(chunk, _, done) {
      log += chunk;
      done();
    },
  });
  const app = createHttpServer({
    logLevel: 'trace',
    publicUrl: 'http://localhost:4000',
    logStream: stream,
    trustedProxies: false,
    siteKey: siteKeyOf(TEST_SECRET),
  });
  const database = await openTestDatabase();
  const options = { dataDir: ':memory:', publicUrl: 'http://localhost:4000', demo: false };
  const platform = await compose({ options, database, secret: TEST_SECRET, log: app.log });
  await app.register(platform.plugin);
  await database.orm.execute(sql`ALTER TABLE "user" ADD CONSTRAINT no_leak CHECK (email NOT LIKE 'leak%')`);

  const browser = await new TestBrowser(app).start();
  const account = {
    username: 'leaking',
    email: 'leak@example.org',
    password: 'a secret password',
    birth_date: '1990-01-01',
    accept_terms: true,
  };
  const { status } = await browser.post('/auth/register', account);
  expect(status).toBe(500);
  await browser.get('/user/current?token=token-of-an-address');
  await app.close();
  await platform.close();
  await database.close();

  // What helps to find the fault is there.
  expect(log).toContain('unexpected error');
  expect(log).toContain('no_leak');
  expect(log).toContain('insert into');
  expect(log).toMatch(/"stack":" +at /);
  expect(log).toContain('/api/v1/user/current');
  for (const value of ['leak@', 'scrypt$', 'secret password', '1990-01-01', 'token-of', '127.0.0.1']) {
    expect(log).not.toContain(value);
  }
});

test('an error keeps its message unless that quotes input', () => {
  const cause = Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED', address: '10.0.0.1' });
  expect(loggedError(new Error('not reachable', { cause }))).toMatchObject({
    message: 'not reachable',
    cause: { message: 'connect refused', code: 'ECONNREFUSED' },
  });
  expect(JSON.stringify(loggedError(cause))).not.toContain('10.0.0.1');
  let syntax: unknown;
  try {
    JSON.parse('{"email": me@example.org}');
  } catch (error) {
    syntax = error;
  }
  expect(JSON.stringify(loggedError(syntax))).not.toContain('example');
  expect(JSON.stringify(loggedError('thrown text'))).not.toContain('thrown');
});

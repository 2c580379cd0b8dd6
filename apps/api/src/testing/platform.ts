import { demoSites } from '@footlight/contract/fixtures';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../kernel/db/database.ts';
import { user } from '../kernel/db/schema/index.ts';
import type { Publisher } from '../kernel/events/publisher.ts';
import { createHttpServer, type ServerOptions, siteKeyOf } from '../kernel/http/server.ts';
import { quietLogger } from '../kernel/log.ts';
import { type Composed, compose } from '../platform/compose.ts';
import type { PlatformOptions } from '../platform/options.ts';
import { openTestDatabase, TEST_PASSWORD_COST } from './test-database.ts';

interface Published {
  to: string;
  event: string;
  payload: Record<string, unknown>;
}

export interface TestPlatform extends Composed {
  app: FastifyInstance;
  database: Database;
  /** All events sent to sockets, in order. */
  published: Published[];
  /** Calls that the platform answered with 500. A test that causes one takes it out, or `stop` rejects. */
  failed: string[];
  stop(): Promise<void>;
}

export const TEST_SECRET = 'a secret for tests, long enough to pass';

/**
 * A whole platform on a fresh database with the demo world, called by injection; it opens no port. `logging` gives a test
 * the log to read. Events are recorded in `published`, or go to real sockets and `published` stays empty.
 */
export async function openTestPlatform(
  overrides: Partial<PlatformOptions> = {},
  logging?: Pick<ServerOptions, 'logLevel' | 'logStream'>,
  events: 'recorded' | 'to sockets' = 'recorded',
): Promise<TestPlatform> {
  const database = await openTestDatabase('demo');
  const published: Published[] = [];
  const publisher: Publisher = {
    async toRoom(room, event, payload) {
      published.push({ to: `room ${room}`, event, payload: { ...payload } });
    },
    async toUser(userId, event, payload) {
      published.push({ to: `user ${userId}`, event, payload: { ...payload } });
    },
  };
  const app = createHttpServer({
    logLevel: 'silent',
    ...logging,
    publicUrl: overrides.publicUrl ?? demoSites.default.main_domain_url,
    // A test's request comes from here, and may name its place in headers.
    trustedProxies: ['127.0.0.1'],
    siteKey: siteKeyOf(TEST_SECRET),
    metrics: overrides.metrics,
  });
  const failed: string[] = [];
  app.addHook('onResponse', async ({ method, url }, { statusCode }) => {
    if (statusCode === 500) failed.push(`${method} ${url.split('?', 1)[0]}`);
  });
  const composed = await compose({
    options: {
      dataDir: ':memory:',
      publicUrl: demoSites.default.main_domain_url,
      demo: true,
      isAlive: false,
      signupTokens: 200,
      // Tests make many accounts.
      registrationsPerHour: 1_000,
      passwordCost: TEST_PASSWORD_COST,
      trustProxy: true,
      ...overrides,
    },
    database,
    secret: TEST_SECRET,
    log: logging ? app.log : quietLogger(),
    ...(events === 'recorded' ? { publisher } : {}),
    deliver: (path) => async (payload, headers) => {
      const url = `/api/v1${path}`;
      const request = { method: 'POST', url, payload } as const;
      const response = await app.inject({
        ...request,
        headers: { ...headers, 'content-type': 'application/json' },
      });
      return response.statusCode;
    },
  });
  await app.register(composed.plugin);
  await app.ready();
  return {
    ...composed,
    app,
    database,
    published,
    failed,
    async stop() {
      await app.close();
      await composed.close();
      await database.close();
      if (failed.length > 0) throw new Error(`The platform answered 500 to ${failed.join(', ')}`);
    },
  };
}

/** An answer: its status and its JSON. */
interface Reply<T = Record<string, unknown>> {
  status: number;
  body: T;
  headers: Record<string, unknown>;
}

type Headers = Record<string, string>;

/** A browser that calls a test platform: keeps cookies, sends the CSRF token and, if given, an idempotency key. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  csrf = '';
  private readonly app: FastifyInstance;
  private readonly extra: Headers;

  constructor(app: FastifyInstance, extra: Headers = {}) {
    this.app = app;
    this.extra = { host: 'localhost:4000', ...extra };
  }

  async call<T = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Headers = {},
  ): Promise<Reply<T>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...this.extra, ...(cookie ? { cookie } : {}), 'x-csrf-token': this.csrf, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const { name, value } of response.cookies) this.cookies.set(name, value);
    return { status: response.statusCode, body: response.json() as T, headers: response.headers };
  }

  get<T = Record<string, unknown>>(path: string): Promise<Reply<T>> {
    return this.call<T>('GET', path);
  }

  post<T = Record<string, unknown>>(path: string, body: unknown, key?: string): Promise<Reply<T>> {
    return this.call<T>('POST', path, body, key === undefined ? {} : { 'idempotency-key': key });
  }

  /** Sends files as a form, each in the field `file`. */
  async upload<T = Record<string, unknown>>(
    path: string,
    files: readonly { bytes: Buffer; type: string }[],
  ): Promise<Reply<T>> {
    const boundary = 'the-boundary-of-the-form';
    const parts = files.flatMap(({ bytes, type }) => [
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="picture"\r\ncontent-type: ${type}\r\n\r\n`,
      bytes,
      '\r\n',
    ]);
    const payload = Buffer.concat([...parts, `--${boundary}--\r\n`].map((part) => Buffer.from(part)));
    return this.call<T>('POST', path, payload, {
      'content-type': `multipart/form-data; boundary=${boundary}`,
    });
  }

  /** Fetches a CSRF token, as every page does first. */
  async start(): Promise<this> {
    this.csrf = (await this.get<{ csrf: string }>('/site_config')).body.csrf;
    return this;
  }

  async login(username: string, password = 'footlight'): Promise<this> {
    await this.start();
    const { status } = await this.post('/auth/login', { username, password });
    if (status !== 200) throw new Error(`Login as ${username} answered ${status}`);
    return this.start();
  }

  async tokens(): Promise<number> {
    return (await this.get<{ tokens: number }>('/user/current')).body.tokens;
  }
}

export type Member = TestBrowser & { name: string; id: number };
let members = 0;

/** A new account with the sign-up tokens, in its own browser. */
export async function newMember({ app, database }: TestPlatform): Promise<Member> {
  members += 1;
  const name = `member_${members}`;
  const browser = await new TestBrowser(app).start();
  await browser.post('/auth/register', {
    username: name,
    email: `${name}@example.org`,
    password: 'long enough',
    birth_date: '1990-01-01',
    accept_terms: true,
  });
  await browser.start();
  const [row] = await database.orm.select().from(user).where(eq(user.username, name));
  if (!row) throw new Error(`${name} did not get in`);
  return Object.assign(browser, { name, id: row.id });
}

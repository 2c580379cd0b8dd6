import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { postgresFolder, startPostgres } from '../../scripts/lib/postgres.mjs';
import { expect, freshName } from './support/fixtures.ts';
import { temporaryFolder } from './support/folder.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { type Product, test } from './support/servers.ts';

// What docs/operations.md says about a release, its database and a backup, done as written there, without the demo.
const folder = postgresFolder();
test.skip(folder === null, 'needs PostgreSQL');

const MOST_BYTES = 180e6;
let root: ReturnType<typeof temporaryFolder>;
let copy: Product;
const username = freshName('founder');
let database: Awaited<ReturnType<typeof startPostgres>>;
let env: Record<string, string>;

test.beforeAll(async ({ product }) => {
  copy = product;
  root = temporaryFolder('operations');
  database = await startPostgres(folder ?? '', root.path);
  env = {
    DATABASE_URL: database.url,
    DATA_DIR: join(root.path, 'data'),
    FOOTLIGHT_SECRET: randomBytes(32).toString('base64url'),
    FOOTLIGHT_DEMO: '0',
    FOOTLIGHT_MIGRATE: '0',
    LOG_LEVEL: 'warn',
  };
});
test.afterAll(async () => {
  await database.stop();
  root.remove();
});

const admin = (...args: string[]): string =>
  execFileSync(process.execPath, [copy.admin, ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });

const call = async (server: RunningServer, path: string, body: object) => {
  const config = await fetch(`${server.url}/api/v1/site_config`);
  const cookie = config.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { csrf } = (await config.json()) as { csrf: string };
  return fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    headers: { cookie, 'x-csrf-token': csrf, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
};
const logIn = (server: RunningServer) =>
  call(server, '/auth/login', { username, password: 'correct horse battery' });

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
}
/** A receiver of traces (OTLP over HTTP) that keeps what it gets. */
const startReceiver = async () => {
  const spans: Span[] = [];
  const texts: string[] = [];
  const receiver = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      texts.push(text);
      const { resourceSpans } = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      for (const one of resourceSpans) spans.push(...one.scopeSpans.flatMap((scope) => scope.spans));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready));
  const { port } = receiver.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, spans, texts, close: () => receiver.close() };
};

test('a release starts from a folder, its backup is restored, its traces name no visitor, and it goes in order', async () => {
  await test.step('a release is a folder of built files that starts by itself, once its database is brought up to date', async () => {
    process.stdout.write(`  the release has ${(copy.bytes / 1e6).toFixed(1)} MB\n`);
    expect(copy.bytes).toBeLessThan(MOST_BYTES);
    await expect(startServer(env, { main: copy.main })).rejects.toThrow('older than this release');
    expect(admin('migrate')).toContain('all migrations');

    const server = await startServer(env, { main: copy.main });
    try {
      const page = await fetch(`${server.url}/`);
      expect(page.status).toBe(200);
      const html = await page.text();
      for (const [, script = ''] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
        expect((await fetch(server.url + script)).status, script).toBe(200);
      }
      const registered = await call(server, '/auth/register', {
        username,
        email: `${username}@example.test`,
        password: 'correct horse battery',
        birth_date: '1990-05-17',
        accept_terms: true,
      });
      expect(registered.status).toBe(200);
      expect(admin('grant-admin', username)).toContain('administrator');
    } finally {
      await server.stop();
    }
  });

  await test.step('a backup is restored into a new database, whose ledger is right', async () => {
    const PATH = [folder, process.env.PATH].join(delimiter);
    const tool = (name: string, ...args: string[]) =>
      execFileSync(name, args, { env: { ...process.env, PATH } });
    const dump = join(root.path, 'footlight.dump');
    tool('pg_dump', '--format=custom', `--file=${dump}`, `--dbname=${database.url}`);
    const restored = Object.assign(new URL(database.url), { pathname: '/restored' }).href;
    tool('psql', '--quiet', `--dbname=${database.url}`, '--command=CREATE DATABASE restored');
    tool('pg_restore', '--exit-on-error', `--dbname=${restored}`, dump);
    env = { ...env, DATABASE_URL: restored };
    expect(admin('check-ledger')).toContain('0 faults');
  });

  const receiver = await startReceiver();
  const server = await startServer(
    { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, FOOTLIGHT_DRAIN_SECONDS: '2' },
    { main: copy.main },
  );
  try {
    await test.step('the accounts of the restored database log in', async () => {
      expect((await logIn(server)).status).toBe(200);
      const path = '/api/v1/user/somebody-private/schedule?email=private%40example.test';
      expect((await fetch(server.url + path)).status).toBe(404);
    });
    await test.step('a process that is told to go says so first, and answers until it is gone', async () => {
      server.process.kill('SIGTERM');
      await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
      expect((await fetch(`${server.url}/`)).status).toBe(200);
      await expect.poll(() => server.process.exitCode).toBe(0);
    });
  } finally {
    await server.stop();
    receiver.close();
  }

  await test.step('traces have the statements of a request below it, and nothing of the visitor', () => {
    const { spans, texts } = receiver;
    const textOf = ({ attributes }: Span, key: string) =>
      attributes.find((one) => one.key === key)?.value.stringValue;
    const request = spans.find(({ name }) => name === 'GET /api/v1/user/:username/schedule');
    expect(request && textOf(request, 'http.route')).toBe('/api/v1/user/:username/schedule');
    const statements = spans.filter(({ traceId }) => traceId === request?.traceId && traceId !== undefined);
    const ofDatabase = statements.filter((span) => textOf(span, 'db.query.text')?.includes('"user"'));
    expect(ofDatabase.length).toBeGreaterThan(0);
    for (const { parentSpanId } of ofDatabase) expect(parentSpanId).toBe(request?.spanId);
    const all = texts.join('\n');
    const secrets = ['somebody-private', 'private%40', 'private@', username, '127.0.0.1', 'correct horse'];
    for (const secret of secrets) expect(all).not.toContain(secret);
  });
});

import { Writable } from 'node:stream';
import fc from 'fast-check';
import { openTestPlatform, TestBrowser } from '../../../apps/api/src/testing/platform.ts';
import { type FuzzedOperation, fuzzedOperations } from './operations.ts';

/** What a request may carry into logs and pages. Bodies and addresses have different marks. */
const BODY_MARK = 'fl-body-mark';
const MARKUP = '<fl-markup>';
const ROLES = ['', 'guest', 'viewer', 'model', 'operator', 'admin'] as const;
/** Logins end, accounts are suspended: everybody comes in again after this many requests. */
const LOGIN_EVERY = 400;

export interface RequestsReport {
  requests: number;
  /** Answers by hundreds of their status. */
  statuses: Record<string, number>;
  wrong: string[];
}

interface Fuzzed {
  operation: FuzzedOperation;
  role: (typeof ROLES)[number];
  path: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
}

/** Values that the schemas do not expect. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    -1,
    0.5,
    1e308,
    2 ** 53,
    true,
    [],
    {},
    '\u0000',
    '\ud800',
    '1990-02-31',
    '__proto__',
    `${BODY_MARK}'"><script>`,
    `${MARKUP}${BODY_MARK}`,
    'x'.repeat(20_000),
  ),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

/** The body with one of its values replaced, or one added. */
const mutated = (body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(body, odd, fc.nat(20), fc.string({ maxLength: 12 })).map(([value, other, at, name]) => {
    if (typeof value !== 'object' || value === null) return other;
    const fields = Object.keys(value);
    const field = fields[at % (fields.length + 1)] ?? name;
    return { ...value, [field]: other };
  });

const encodings = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
];

const payloadOf = (operation: FuzzedOperation): fc.Arbitrary<string | Buffer | undefined> => {
  if (operation.method === 'GET') return fc.constant(undefined);
  const body = operation.body ?? fc.constant({});
  const text = fc
    .oneof(
      { weight: 3, arbitrary: body },
      { weight: 5, arbitrary: mutated(body) },
      { weight: 1, arbitrary: odd },
    )
    .map((value) => JSON.stringify(value) ?? '');
  return fc.oneof(
    { weight: 8, arbitrary: text },
    // Cut off.
    { weight: 1, arbitrary: fc.tuple(text, fc.nat(60)).map(([whole, from]) => whole.slice(0, -1 - from)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)) },
  );
};

const segment = fc.oneof(
  fc.constantFrom(
    'model',
    'viewer',
    'nobody_here',
    '1',
    '0',
    '-1',
    '999999999',
    'velvet.localhost',
    '..',
    '%00',
    '%',
    '\u{1f600}',
    `${MARKUP}`,
    '__proto__',
    'constructor',
  ),
  fc.string({ maxLength: 40 }),
);

/** A request to one operation: valid, or wrong in some of its parts. */
const requestTo = (operation: FuzzedOperation): fc.Arbitrary<Fuzzed> => {
  const names = Object.keys(operation.params);
  const params = fc.tuple(
    ...names.map((name) => fc.oneof(operation.params[name] ?? segment, segment).map(String)),
  );
  const query = fc.oneof(
    fc.constant<Record<string, unknown>>({}),
    fc.record(operation.query, { requiredKeys: [] }),
    fc.dictionary(
      fc.constantFrom('p', 'perPage', 'page', 'sort_by', 'tag', 'gender-hide', 'x'),
      fc.oneof(fc.string({ maxLength: 30 }), fc.constant(MARKUP)),
      { maxKeys: 3 },
    ),
  );
  const headers = fc.record(
    {
      'content-type': fc.constantFrom(...encodings),
      'content-encoding': fc.constantFrom('gzip', 'br', 'nothing'),
      accept: fc.constantFrom('text/html', '*/*', ''),
      'idempotency-key': fc.oneof(
        fc.uuid(),
        fc.string({ maxLength: 200 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, '')),
      ),
      'x-forwarded-for': fc.constantFrom('::1', 'nonsense', '1.2.3.4, 5.6.7.8'),
      'x-geo-country': fc.constantFrom('NL', 'SE', MARKUP, ''),
      origin: fc.constantFrom('null', 'https://example.org', 'http://localhost:4000'),
      'sec-fetch-site': fc.constantFrom('cross-site', 'same-origin', 'none', 'x'),
    },
    { requiredKeys: ['idempotency-key'] },
  );
  return fc
    .tuple(fc.constantFrom(...ROLES), params, query, headers, payloadOf(operation), fc.boolean())
    .map(([role, values, asked, extra, payload, isPlain]): Fuzzed => {
      let at = 0;
      const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        // A lone surrogate cannot be encoded; bytes can.
        const value = encodeURIComponent(Buffer.from(values[at++] ?? '').toString());
        return name === 'path' ? `/${value}` : value;
      });
      const search = new URLSearchParams(
        Object.entries(asked).map(([name, value]) => [name, String(value)]),
      ).toString();
      // Half of the requests are unremarkable but for their values.
      const plain = { 'content-type': 'application/json', 'idempotency-key': extra['idempotency-key'] };
      const sent: Record<string, string> = isPlain ? plain : { ...extra };
      return { operation, role, path: search === '' ? path : `${path}?${search}`, headers: sent, payload };
    });
};

/** Sends random requests of all kinds to a platform in this process, and reads its answers and its log. */
export async function fuzzRequests(count: number, seed: number): Promise<RequestsReport> {
  const lines: string[] = [];
  const logStream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const platform = await openTestPlatform({ rateLimits: false }, { logLevel: 'debug', logStream });
  const report: RequestsReport = { requests: 0, statuses: {}, wrong: [] };
  try {
    const browsers = new Map<string, TestBrowser>();
    const browserOf = async (role: string): Promise<TestBrowser> => {
      const found = browsers.get(role);
      if (found) return found;
      const browser = new TestBrowser(platform.app);
      browsers.set(role, browser);
      if (role === 'guest') await browser.start();
      else if (role !== '') await browser.login(role).catch(() => browser.start());
      return browser;
    };
    const operations = fuzzedOperations();
    const arbitrary = fc
      .nat(operations.length - 1)
      .chain((at) => requestTo(operations[at] as FuzzedOperation));
    const step = 500;
    for (let from = 0; from < count; from += step) {
      const requests = fc.sample(arbitrary, { numRuns: Math.min(step, count - from), seed: seed + from });
      for (const [at, one] of requests.entries()) {
        if ((from + at) % LOGIN_EVERY === 0) browsers.clear();
        const browser = await browserOf(one.role);
        const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const { statusCode, headers, body } = await platform.app.inject({
          method: one.operation.method,
          url: `/api/v1${one.path}`,
          headers: {
            host: 'localhost:4000',
            'x-csrf-token': browser.csrf,
            ...(cookie === '' ? {} : { cookie }),
            ...one.headers,
          },
          ...(one.payload === undefined ? {} : { payload: one.payload }),
        });
        const name = `${one.operation.route} (seed ${seed}, request ${from + at})`;
        report.requests += 1;
        const hundred = `${Math.floor(statusCode / 100)}xx`;
        report.statuses[hundred] = (report.statuses[hundred] ?? 0) + 1;
        const isUnavailable = statusCode === 503 && body.includes('"unavailable"');
        if (statusCode >= 500 && !isUnavailable) report.wrong.push(`${name}: ${statusCode}`);
        const type = String(headers['content-type'] ?? '');
        const isInert =
          type.startsWith('application/json') && headers['x-content-type-options'] === 'nosniff';
        if (body.includes(MARKUP) && !isInert) report.wrong.push(`${name}: reflects markup as ${type}`);
        if (lines.some((line) => line.includes(BODY_MARK)))
          report.wrong.push(`${name}: the log quotes the body`);
        lines.length = 0;
        if (report.wrong.length > 20) return report;
      }
    }
    return report;
  } finally {
    await platform.stop();
  }
}

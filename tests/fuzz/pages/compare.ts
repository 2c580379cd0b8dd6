import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';

interface Visitor {
  path: string;
  headers: Record<string, string>;
}
interface Page {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const HOSTS = ['localhost', 'velvet.localhost', 'noir.localhost', 'blanc.localhost', 'nobody.example'];
const LANGUAGES = ['', '/de', '/es', '/fr', '/it', '/nl'];
const PATHS = [
  '/',
  '/girls',
  '/men',
  '/trans',
  '/couples',
  '/legal/terms',
  '/login',
  '/nobody_has_this_name',
];
const SCHEMES = ['', 'fl_scheme=dark', 'fl_scheme=light', 'fl_scheme="><script>'];
/** With and without an age gate, by country and by state. */
const PLACES = ['', 'US-FL', 'US-TX', 'FR', 'SE', 'GB'];
const SESSIONS = ['', 'fl_session=u.1.forged'];
const AT_ONCE = 24;

/** The same numbers for the same seed (mulberry32). */
const randomFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const get = (url: string, { path, headers }: Visitor): Promise<Page> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(url);
    const host = `${headers.host}:${port}`;
    const call = request(
      { agent, host: '127.0.0.1', port, path, headers: { ...headers, host } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    call.on('error', reject);
    call.end();
  });

/** Without what differs between two renders of one page: the nonce, and what the clock moves. */
const lasting = ({ status, headers, body }: Page): string => {
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
  const text = body
    .replaceAll(nonce, 'NONCE')
    .replaceAll(/\bv=\d+/g, 'v=0')
    .replaceAll(/"token":"[^"]*"/g, '"token":"T"');
  return [status, headers.location ?? '', headers['cache-control'], text].join('\n');
};

/** Where two texts part, with some of what follows. */
const differenceOf = (given: string, expected: string): string => {
  let at = 0;
  while (given[at] === expected[at]) at += 1;
  const part = (text: string) => text.slice(Math.max(0, at - 60), at + 120).replaceAll('\n', ' ');
  return `  given:    ${part(given)}\n  expected: ${part(expected)}`;
};

const visitorFrom = (draw: (below: number) => number): Visitor => {
  const pick = (values: readonly string[]): string => values[draw(values.length)] ?? '';
  const path = `${pick(LANGUAGES)}${pick(PATHS)}`.replace(/(?<=.)\/$/, '');
  const [country = '', region = ''] = pick(PLACES).split('-');
  const cookie = [pick(SCHEMES), pick(SESSIONS)].filter(Boolean).join('; ');
  return {
    path,
    headers: {
      host: pick(HOSTS),
      ...(cookie ? { cookie } : {}),
      ...(country ? { 'x-geo-country': country } : {}),
      ...(region ? { 'x-geo-region': region } : {}),
    },
  };
};

/** A page that is kept is fresh for a second, and sent for ten more. */
const UNTIL_FORGOTTEN_MS = 12_000;

/** Whether an answer was rendered for this request, and for nobody else before. */
const isOwnRender = ({ headers }: Page): boolean => /desc=miss/.test(String(headers['server-timing']));

/**
 * For each kind of visitor the page that is rendered for it alone. One is asked after the other, and who gets a page that
 * is kept for somebody else asks again when it is forgotten.
 */
const pagesAlone = async (url: string, kinds: ReadonlyMap<string, Visitor>): Promise<Map<string, Buffer>> => {
  /** Packed: thousands of whole pages do not fit into memory. */
  const alone = new Map<string, Buffer>();
  while (alone.size < kinds.size) {
    const before = alone.size;
    for (const [kind, visitor] of kinds) {
      if (alone.has(kind)) continue;
      const page = await get(url, visitor);
      // Redirections of an address are answered without a render.
      if (isOwnRender(page) || page.headers['server-timing'] === undefined)
        alone.set(kind, gzipSync(lasting(page)));
    }
    if (alone.size === before) throw new Error(`No render of its own for ${kinds.size - before} kinds.`);
    if (alone.size < kinds.size) await new Promise((done) => setTimeout(done, UNTIL_FORGOTTEN_MS));
  }
  return alone;
};

/** Asks for pages as many random visitors at once, and compares each answer with what this kind of visitor gets alone. */
export const comparePages = async (url: string, { runs, seed }: { runs: number; seed: number }) => {
  const draw = randomFrom(seed);
  const visitors = Array.from({ length: runs }, () => visitorFrom(draw));
  const kinds = new Map(visitors.map((visitor) => [JSON.stringify(visitor), visitor]));
  const alone = await pagesAlone(url, kinds);
  const wrong: string[] = [];
  const waiting = visitors.values();
  const worker = async () => {
    for (const visitor of waiting) {
      const kind = JSON.stringify(visitor);
      const given = lasting(await get(url, visitor));
      const expected = gunzipSync(alone.get(kind) ?? Buffer.alloc(0)).toString();
      if (given !== expected) wrong.push(`${kind}\n${differenceOf(given, expected)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  agent.destroy();
  return { asked: runs, kinds: kinds.size, wrong };
};

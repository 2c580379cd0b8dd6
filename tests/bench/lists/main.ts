// `npm run bench -- lists`: what a page of each browse list costs the database with 2,000 and with 20,000 broadcasters,
// on a PostgreSQL server. Fails where a query takes more than 10 ms at p95 with 20,000, or more than 1.3 times as long as
// with 2,000 (and a millisecond, below which a machine's noise is larger than the query), if the list filled its page there. Counts and popular tags read
// whole lists; they are cached for a minute, shown apart, and may take 150 ms.
import { allLists, type ListRequest, listPath, listPerPage } from '@footlight/contract';
import { demoSites } from '@footlight/contract/fixtures';
import { sql } from 'drizzle-orm';
import { writeBaseData } from '../../../apps/api/src/base-data.ts';
import { seedDemo } from '../../../apps/api/src/demo/seed.ts';
import type { Database } from '../../../apps/api/src/kernel/db/database.ts';
import { conditionOf } from '../../../apps/api/src/read-models/browse/conditions.ts';
import { filterCounts } from '../../../apps/api/src/read-models/browse/filter-counts.ts';
import { scoreOf } from '../../../apps/api/src/read-models/browse/rankings.ts';
import {
  type BrowseRequest,
  type BrowseSurroundings,
  filtersFrom,
} from '../../../apps/api/src/read-models/browse/request.ts';
import { countOf, likedTagsOf, pageOf, topOf } from '../../../apps/api/src/read-models/browse/rows.ts';
import { createSharedParts, popularTags } from '../../../apps/api/src/read-models/browse/shared.ts';
import { openTestDatabase } from '../../../apps/api/src/testing/test-database.ts';
import startTestServer from '../../../scripts/lib/test-server.mjs';
import { grow } from './grow.ts';

const SIZES = [2_000, 20_000] as const;
const P95_MS = 10;
const GROWTH = 1.3;
const NOISE_MS = 1;
const SHARED_MS = 150;
const ROUNDS = 40;
const VIEWER = 1;

const around: BrowseSurroundings = {
  site: demoSites.default,
  headerAndFooter: { headerHtml: '', footerHtml: '' },
  now: Date.now(),
  userId: VIEWER,
};
const counted = {
  hiddenGenders: [],
  tags: ['chat', 'yoga', 'music'],
  site: demoSites.default,
  place: { country: 'NL', region: null },
  now: Date.now(),
};
const requestOf = (list: ListRequest): BrowseRequest => ({
  list,
  filters: null,
  page: 1,
  perPage: listPerPage(list.id),
  hiddenGenders: [],
  hasMedia: false,
  isByConnection: false,
  thumbnailGroup: null,
  language: 'en',
  place: { country: 'NL', region: null },
});

const times = async (work: () => Promise<unknown>, rounds = ROUNDS): Promise<number[]> => {
  const taken: number[] = [];
  for (let round = 0; round < rounds + 3; round += 1) {
    const started = performance.now();
    await work();
    if (round >= 3) taken.push(performance.now() - started);
  }
  return taken.sort((a, b) => a - b);
};
const at = (sorted: number[], share: number): number =>
  sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

/** One list of each kind, in a section where it has one. */
const kinds = new Map<string, ListRequest>();
for (const list of allLists()) {
  const kind = `${list.id}${list.gender === null ? '' : ' of a section'}`;
  if ((list.gender === null || list.gender === 'f') && !kinds.has(kind)) kinds.set(kind, list);
}
for (const term of ['chat', 'chat-cams', 'sexwebcam'])
  kinds.set(`tag ${term}`, { id: 'tag', gender: 'f', values: { term } });
kinds.set('studio', { id: 'studio', gender: null, values: { studio: 'jb-cams' } });

type Cost = { page: number[]; top: number[]; count: number; isFull: boolean };
async function costs({ orm }: Database, list: ListRequest): Promise<Cost> {
  const request = requestOf(list);
  const where = conditionOf(orm, request, around);
  const liked = list.id === 'for-you' ? await likedTagsOf(orm, VIEWER) : [];
  const rows = await pageOf(orm, where, request, liked);
  const isFull = rows.length === request.perPage;
  return {
    isFull,
    page: await times(() => pageOf(orm, where, request, liked)),
    // Not read for rankings, nor for lists that fit into their first page.
    top: scoreOf(list) || !isFull ? [0] : await times(() => topOf(orm, where, 8)),
    count: at(await times(() => countOf(orm, where, request, liked), 3), 0.5),
  };
}

const stopServer = await startTestServer();
if (!process.env.TEST_DATABASE_URL) throw new Error('PostgreSQL is not installed: nothing can be measured');
const database = await openTestDatabase();
let isOver = false;
try {
  await writeBaseData(database, { demo: true });
  await seedDemo(database, { passwordCost: 10 });
  await database.orm.execute(
    sql`INSERT INTO follow (user_id, model_id) SELECT ${VIEWER}::int, user_id FROM model WHERE user_id > 1000 ORDER BY user_id LIMIT 50`,
  );
  const measured = new Map<string, Cost[]>();
  for (const size of SIZES) {
    await grow(database, size);
    for (const [kind, list] of kinds)
      measured.set(kind, [...(measured.get(kind) ?? []), await costs(database, list)]);
    const tags = at(
      await times(() => popularTags(database.orm, createSharedParts(), null, demoSites.default), 3),
      0.5,
    );
    process.stdout.write(`${size} broadcasters: popular tags ${tags.toFixed(1)} ms\n`);
    isOver ||= tags > SHARED_MS;
    for (const query of [{}, { source: '/girls', lang: 'english', rate: '60', tag: 'chat' }]) {
      const filters = at(
        await times(() => filterCounts(database.orm, { ...filtersFrom(query), ...counted })),
        0.95,
      );
      process.stdout.write(
        `${size} broadcasters: counts of filters ${JSON.stringify(query)} p95 ${filters.toFixed(1)} ms\n`,
      );
      isOver ||= filters > SHARED_MS;
    }
  }
  for (const [kind, [small, big]] of measured) {
    if (!small || !big) continue;
    const worst = { page: at(big.page, 0.95), top: at(big.top, 0.95) };
    const growth = at(big.page, 0.5) / at(small.page, 0.5);
    const isSlow =
      worst.page > P95_MS ||
      worst.top > P95_MS ||
      big.count > SHARED_MS ||
      (small.isFull && at(big.page, 0.5) > at(small.page, 0.5) * GROWTH + NOISE_MS);
    isOver ||= isSlow;
    process.stdout.write(
      `${isSlow ? 'OVER ' : '     '}${kind.padEnd(34)} ${listPath(kinds.get(kind) as ListRequest).padEnd(42)} page p95 ${worst.page.toFixed(1)} ms (median ${at(big.page, 0.5).toFixed(1)} ms, ${growth.toFixed(2)} ×), best rated p95 ${worst.top.toFixed(1)} ms, count ${big.count.toFixed(1)} ms\n`,
    );
  }
} finally {
  await database.close();
  await stopServer?.();
}
process.stdout.write(isOver ? 'OVER THE BUDGET\n' : 'within the budget\n');
process.exit(isOver ? 1 : 0);

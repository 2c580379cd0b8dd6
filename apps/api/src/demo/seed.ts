import { DEFAULT_PROMO_CODE } from '@footlight/contract';
import { demoSites } from '@footlight/contract/fixtures';
import { desc, eq, gte, sql } from 'drizzle-orm';
import { replaceBanners } from '../features/brand/banners.ts';
import { DEFAULT_HOST, insertSite } from '../features/brand/store.ts';
import { refreshRankings } from '../features/browse/rankings.ts';
import { HOUSE } from '../features/legal/documents.ts';
import { HOUSE_TEXTS } from '../features/legal/house/index.ts';
import { hashPassword, NO_PASSWORD } from '../kernel/accounts/password.ts';
import { type Database, exclusively, type Orm } from '../kernel/db/database.ts';
import { once } from '../kernel/db/once.ts';
import { broadcasterDay, media, model, monthlyWinner, promoCode, user } from '../kernel/db/schema/index.ts';
import { post } from '../kernel/ledger/ledger.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './accounts.ts';
import { hashSeed } from './art/random.ts';
import { demoBanners } from './banners.ts';
import { closedRooms } from './closed-rooms.ts';
import { seedContent } from './content.ts';
import { SEEDED_KEY } from './demo-state.ts';
import { seedPosts } from './fan-posts.ts';
import { orderSellers } from './order-sellers.ts';
import { seedPast } from './past/index.ts';
import { vrStreamOf } from './streams/loops.ts';
import { videoHosts } from './video-hosts.ts';
import { type DemoModel, type DemoWorld, demoWorld } from './world.ts';

export const SEED_LOCK = 0x73656564;
/** Ids of accounts that people register start here; the schema's identity column says so, too. */
export const FIRST_REAL_ID = 100_000;
/** Demo ids: accounts from 1, broadcasters of the world from 1001. */
const FIRST_MODEL_ID = 1001;
/** Demo rooms with restricted access, below those. */
const FIRST_CLOSED_ID = 901;
/** Broadcasters of the world with fan club posts. */
const POSTING_MODELS = 12;
const DAY_MS = 86_400_000;
/** Rows per statement: far below PostgreSQL's limit of 65,535 parameters. */
const BATCH = 400;

type NewUser = typeof user.$inferInsert;
type NewModel = typeof model.$inferInsert;
type NewMedia = typeof media.$inferInsert;

async function inBatches<T>(rows: readonly T[], insert: (batch: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await insert(rows.slice(start, start + BATCH));
}

function accountRow(account: DemoAccount, passwordHash: string, now: Date): NewUser {
  return {
    id: account.id,
    username: account.username,
    displayName: account.displayName,
    email: `${account.username}@example.com`,
    passwordHash,
    gender: account.type === 'model' ? 'f' : '',
    type: account.type ?? 'viewer',
    membership: account.membership ?? null,
    roles: account.roles ?? [],
    country: account.country ?? 'US',
    emailConfirmed: account.emailConfirmed ?? true,
    identityConfirmed: account.identityConfirmed ?? account.type === 'model',
    complianceStatus: account.complianceStatus ?? 'approved',
    birthDate: '1990-01-01',
    settings: account.settings ?? {},
    traits: account.traits ?? {},
    createdAt: now,
  };
}

function broadcasterRow(found: DemoModel, id: number): NewUser {
  return {
    id,
    username: found.username,
    displayName: found.displayName,
    email: `${found.username}@models.example.com`,
    passwordHash: NO_PASSWORD,
    gender: found.gender,
    type: 'model',
    roles: found.roles,
    country: found.country,
    emailConfirmed: true,
    identityConfirmed: true,
    birthDate: found.birthDate.toISOString().slice(0, 10),
    createdAt: found.createdAt,
  };
}

const vrFields = (username: string) => {
  const { streamName, format } = vrStreamOf(username);
  return { streamName, vrProjection: format.projection, vrLayout: format.layout };
};

function roomRow(found: DemoModel, userId: number): NewModel {
  return {
    userId,
    gender: found.gender,
    status: found.status,
    subject: found.subject,
    streamName: found.streamName,
    artSeed: found.artSeed,
    tags: found.tags,
    languages: found.languages,
    region: found.region,
    country: found.country,
    ethnicity: found.ethnicity,
    age: found.age,
    viewers: found.viewers,
    rating: found.rating,
    ratingCount: found.ratingCount,
    followers: found.followers,
    isVoyeur: found.isVoyeur,
    voyeurPlace: found.voyeurPlace,
    house: found.house,
    studioId: DEMO_ACCOUNTS.find(({ username }) => username === found.studio)?.id ?? null,
    isVr: found.isVr,
    settings: { ...found.settings, watchTogetherEnabled: watchesTogether(found) },
    ...(found.isVr ? vrFields(found.username) : {}),
    blockedCountries: found.blockedCountries,
    profile: { installedAppId: found.installedAppId },
    lastOnlineAt: found.lastOnlineAt,
    liveSince: found.liveSince,
    debutOn: found.createdAt.toISOString().slice(0, 10),
  };
}

/** Half of those who have a video offer to watch it together. */
const watchesTogether = ({ username, media: items }: DemoModel): boolean =>
  items.some(({ typeId }) => typeId === 2) && hashSeed(`together/${username}`) % 2 === 0;

const mediaRows = (found: DemoModel, userId: number): NewMedia[] =>
  found.media.map((item, at) => ({
    ...item,
    userId,
    tags: [...found.tags.slice(0, 2), ...found.tags.slice(2 + (at % 2), 3 + (at % 2))],
    // A deterministic number of views that grows with the room's followers.
    views: (found.followers * 7 + at * 131) % 5_000,
  }));

/** The room of the account `model`: people broadcast from it, so it starts offline. */
function ownRoom(world: DemoWorld, account: DemoAccount): NewModel | null {
  const pattern = world.models[0];
  if (!pattern) return null;
  return {
    ...roomRow(pattern, account.id),
    status: 'offline',
    liveSince: null,
    subject: '',
    streamName: `s_${account.username}`,
    artSeed: `f.${account.username}`,
    viewers: 0,
    followers: 0,
    rating: 0,
    ratingCount: 0,
    isVr: false,
    isVoyeur: false,
    voyeurPlace: null,
    house: null,
    studioId: null,
    settings: { ...pattern.settings, sharecam: true },
    blockedCountries: [],
    lastOnlineAt: null,
  };
}

async function seedPeople(tx: Orm, world: DemoWorld, passwordHash: string, now: Date): Promise<void> {
  const people = DEMO_ACCOUNTS.map((account) => accountRow(account, passwordHash, now));
  const rooms: NewModel[] = [];
  const items: NewMedia[] = [];
  for (const account of DEMO_ACCOUNTS) {
    const room = account.type === 'model' ? ownRoom(world, account) : null;
    if (room) rooms.push(room);
  }
  for (const [index, found] of world.models.entries()) {
    const id = FIRST_MODEL_ID + index;
    people.push(broadcasterRow(found, id));
    rooms.push(roomRow(found, id));
    items.push(...mediaRows(found, id));
  }
  await inBatches(people, (batch) => tx.insert(user).values(batch));
  await inBatches(rooms, (batch) => tx.insert(model).values(batch));
  await inBatches(items, (batch) => tx.insert(media).values(batch));
}

async function seedTokens(tx: Orm): Promise<void> {
  for (const { id, tokens } of DEMO_ACCOUNTS) {
    if (tokens === 0) continue;
    await post(tx, {
      kind: 'demo_gift',
      postings: [
        { account: 'promo', amount: -tokens },
        { account: `user:${id}`, amount: tokens },
      ],
    });
  }
}

async function seedWorld(tx: Orm, world: DemoWorld, now: Date, passwordHash: string): Promise<void> {
  await seedPeople(tx, world, passwordHash, now);
  await seedTokens(tx);
}

/** The demo's brands and their operator; a separate seed, so that older demos get them. */
async function seedBrands(tx: Orm, now: Date, passwordHash: string): Promise<void> {
  const { default: _, ...brands } = demoSites;
  for (const config of Object.values(brands)) await insertSite(tx, config.domain_name, config, null);
  const operator = DEMO_ACCOUNTS.filter(({ username }) => username === 'operator');
  const rows = operator.map((account) => accountRow(account, passwordHash, now));
  await tx.insert(user).values(rows).onConflictDoNothing();
}

/** Rooms with restricted access; a separate seed, so that older demos get them. */
async function seedClosedRooms(tx: Orm, now: Date, camPasswordHash: string): Promise<void> {
  for (const [index, { room, door }] of closedRooms(now).entries()) {
    const id = FIRST_CLOSED_ID + index;
    await tx.insert(user).values(broadcasterRow(room, id)).onConflictDoNothing();
    const row = roomRow(room, id);
    await tx
      .insert(model)
      .values({
        ...row,
        settings: { ...row.settings, ...(door === 'password' ? { camPasswordHash } : {}) },
        profile: { isForMembers: door === 'members', isForCards: door === 'card' },
      })
      .onConflictDoNothing();
  }
}

interface Seller {
  username: string;
  settings: Record<string, unknown>;
  items: Omit<NewMedia, 'userId'>[];
}

/** Broadcasters among the accounts, their settings and items; separate seeds, so that older demos get them. */
async function seedSellers(
  tx: Orm,
  world: DemoWorld,
  sellers: readonly Seller[],
  passwordHash: string,
  now: Date,
): Promise<void> {
  for (const { username, settings, items } of sellers) {
    const account = DEMO_ACCOUNTS.find((one) => one.username === username);
    const room = account && ownRoom(world, account);
    if (!account || !room) continue;
    await tx
      .insert(user)
      .values(accountRow(account, passwordHash, now))
      .onConflictDoNothing();
    await tx.insert(model).values(room).onConflictDoNothing();
    const added = JSON.stringify(settings);
    await tx
      .update(model)
      .set({ settings: sql`${model.settings} || ${added}::jsonb` })
      .where(eq(model.userId, account.id));
    await tx.insert(media).values(items.map((item) => ({ ...item, userId: account.id })));
  }
}

/** The default promo code; a separate seed, so that older demos get it. */
async function seedPromoCode(tx: Orm): Promise<void> {
  await tx
    .insert(promoCode)
    .values({
      sitecode: demoSites.default.sitecode,
      code: DEFAULT_PROMO_CODE,
      tokens: 25,
      maxUses: 1_000_000,
    })
    .onConflictDoNothing();
}

/** Fan club posts; a separate seed, so that older demos get them. */
async function seedFanPosts(tx: Orm, now: Date): Promise<void> {
  const authors = await tx
    .selectDistinct({ modelId: media.userId })
    .from(media)
    .where(gte(media.userId, FIRST_MODEL_ID))
    .orderBy(media.userId)
    .limit(POSTING_MODELS);
  for (const { modelId } of authors) await seedPosts(tx, modelId, now);
}

/** Every demo account has accepted the house text. */
async function seedAcceptedTerms(tx: Orm, now: Date): Promise<void> {
  const { version } = HOUSE_TEXTS.terms;
  await tx.execute(sql`
    INSERT INTO legal_signature (user_id, scope, key, version, language, signature, signed_at)
    SELECT id, ${HOUSE}, 'terms', ${version}, 'en', username, ${now.toISOString()}::timestamptz FROM "user"
    ON CONFLICT DO NOTHING`);
}

/** Days before the start of which the demo has rankings; today's counts come from real tips and likes. */
const RANKED_DAYS = [3, 12, 24];
/** Months of whose likes the demo has a winner. */
const WON_MONTHS = 3;

/** The past of the rankings; a separate seed, so that older demos get it. */
async function seedRankings(tx: Orm, now: Date): Promise<void> {
  // The first run counts everything again, and the demo's past is created after it.
  await refreshRankings(tx, now);
  const rooms = await tx
    .select({ modelId: model.userId, followers: model.followers })
    .from(model)
    .where(gte(model.userId, FIRST_MODEL_ID))
    .orderBy(desc(model.followers));
  const dayBefore = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  const rows = RANKED_DAYS.flatMap((days) =>
    rooms.map(({ modelId, followers }) => {
      const tips = Math.floor(followers / (60 + ((modelId * days) % 90)));
      return { modelId, day: dayBefore(days), tips, tokens: tips * (12 + (modelId % 31)), likes: tips % 251 };
    }),
  );
  await inBatches(rows, (batch) => tx.insert(broadcasterDay).values(batch).onConflictDoNothing());
  for (let month = 1; month <= WON_MONTHS; month += 1) {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - month, 1));
    const winner = rooms[month];
    if (!winner) continue;
    await tx
      .insert(monthlyWinner)
      .values({
        month: first.toISOString().slice(0, 10),
        modelId: winner.modelId,
        likes: Math.floor(winner.followers / 40),
      })
      .onConflictDoNothing();
  }
  await refreshRankings(tx, now);
}

interface SeedOptions {
  /** Makes the world; called only if the database does not hold the demo yet. */
  world?: (now: Date) => DemoWorld;
  now?: Date;
  passwordCost?: number | undefined;
  /** False leaves out what the accounts did before, for tests that start with empty rooms and queues. */
  past?: boolean;
}

/** Writes the demo world once, in one transaction, even if several processes start together. */
export async function seedDemo(
  database: Database,
  { world = demoWorld, now = new Date(), passwordCost, past = true }: SeedOptions = {},
): Promise<void> {
  let hash: Promise<string> | undefined;
  /** All demo accounts share one password, and so one hash. */
  const passwordHash = () => {
    hash ??= hashPassword(DEMO_PASSWORD, passwordCost);
    return hash;
  };
  await exclusively(database, SEED_LOCK, async (tx) => {
    await once(tx, SEEDED_KEY, async () => seedWorld(tx, world(now), now, await passwordHash()));
    await once(tx, 'seed.brands', async () => seedBrands(tx, now, await passwordHash()));
    await once(tx, 'seed.closed', async () => seedClosedRooms(tx, now, await passwordHash()));
    await once(tx, 'seed.orders', async () =>
      seedSellers(tx, world(now), orderSellers(now), await passwordHash(), now),
    );
    await once(tx, 'seed.videos', async () =>
      seedSellers(tx, world(now), videoHosts(now), await passwordHash(), now),
    );
    await once(tx, 'seed.promo-code', () => seedPromoCode(tx));
    await once(tx, 'seed.fan-posts', () => seedFanPosts(tx, now));
    await once(tx, 'seed.banners', () => replaceBanners(tx, DEFAULT_HOST, demoBanners));
    await once(tx, 'seed.rankings', () => seedRankings(tx, now));
    await once(tx, 'seed.content', () => seedContent(tx, now));
    if (past) await once(tx, 'seed.past', () => seedPast(tx, FIRST_MODEL_ID, now));
    await once(tx, 'seed.terms', () => seedAcceptedTerms(tx, now));
  });
}

import { hasRight, type StaffRight, type StaffRole } from '@footlight/contract';
import { operations } from '@footlight/contract/operations';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { fanclubPost, media, purchase, user } from '../../../apps/api/src/kernel/db/schema/index.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../../apps/api/src/testing/platform.ts';
import { type FuzzedOperation, fuzzedOperations } from './operations.ts';

/** Who calls. Guests have a session and no account; `nobody` has not even that. */
const ROLES = [
  'nobody',
  'guest',
  'viewer',
  'empty',
  'unconfirmed',
  'pending',
  'swede',
  'floridian',
  'postpay',
  'suspended',
  'banned',
  'model',
  'performer',
  'studio',
  'mod',
  'operator',
  'admin',
  'helpdesk',
  'cashier',
] as const;
type Role = (typeof ROLES)[number];
const MODELS: readonly Role[] = ['model', 'performer'];
/** Members who play a state of the table. */
const ACCOUNT_OF: Partial<Record<Role, string>> = { suspended: 'careful', banned: 'refiller' };

/** Whose the named room or object is. */
const TARGETS = ['own', 'foreign', 'missing'] as const;
type Target = (typeof TARGETS)[number];

export interface MatrixReport {
  cells: number;
  succeeded: number;
  /** Cells that were allowed although nobody may, or that failed inside. */
  wrong: string[];
}

interface Cell {
  operation: FuzzedOperation;
  role: Role;
  target: Target;
  hasCsrf: boolean;
}

/** Objects of accounts that are no role of the table. */
interface Foreign {
  transaction: string;
  card: string;
  order: string;
  media: string;
  post: string;
}

const STAFF: Partial<Record<Role, StaffRole>> = { admin: 'admin', helpdesk: 'support', cashier: 'finance' };
const isAdmin = (role: Role) => role === 'admin';
const isModel = (role: Role) => MODELS.includes(role);

/** Rights beyond a login, by route: whether this role may succeed with this target. The first row that fits decides. */
const RIGHTS: readonly [RegExp, (role: Role, target: Target) => boolean][] = [
  [/^GET \/operator\/sites$/, () => true],
  [/^\w+ \/operator\/sites$/, isAdmin],
  [
    /^\w+ \/operator\/sites\//,
    (role, target) => isAdmin(role) || (role === 'operator' && target !== 'missing'),
  ],
  [
    /^POST \/private\/\{username\}\/(accept|decline|discount)$/,
    (role, target) => isModel(role) && target === 'own',
  ],
  [/^POST \/room_apps\//, (role, target) => isModel(role) && target === 'own'],
  [/^\w+ \/video\/(mode|streamer_settings(\/(password|tags))?)$/, isModel],
  [/^POST \/user\/(fanclub|media)\//, isModel],
  [
    /^POST \/chat\/react\/\{username\}\/moderate$/,
    (role, target) => ['mod', 'admin'].includes(role) || (isModel(role) && target === 'own'),
  ],
  // Objects of others: nobody in the table owns them.
  [/^GET \/billing\/purchase\/\{transaction_id\}$/, () => false],
  [/^POST \/billing\/cards\//, () => false],
  [/^POST \/orders\/\{id\}\//, () => false],
  [/^POST \/media\/item\//, () => false],
  [/^DELETE \/media\/purchase\//, () => false],
  [/^POST \/media\/purchase\/restore\//, () => false],
];

/** Whether success would be right. */
function maySucceed({ operation, role, target, hasCsrf }: Cell): boolean {
  const { route, method } = operation;
  const { auth, staff, suspended } = operations[route as keyof typeof operations] as {
    auth: string;
    staff?: StaffRight;
    suspended?: string;
  };
  if (auth === 'user' && (role === 'nobody' || role === 'guest')) return false;
  if (method !== 'GET' && auth !== 'public' && (!hasCsrf || role === 'nobody')) return false;
  if (role === 'suspended' && suspended !== 'allowed' && (method !== 'GET' || auth === 'user')) return false;
  if (staff) return hasRight(STAFF[role] ?? null, staff);
  const right = RIGHTS.find(([pattern]) => pattern.test(route));
  return right ? right[1](role, target) : true;
}

const NAME_OF: Record<Exclude<Target, 'own'>, string> = { foreign: 'hostess', missing: 'nobody_here' };

function paramsOf({ operation, role, target }: Cell, foreign: Foreign): Record<string, string> {
  const { route } = operation;
  const value = (name: string, sample: unknown): string => {
    if (name === 'username') return target === 'own' ? (ACCOUNT_OF[role] ?? role) : NAME_OF[target];
    if (name === 'path') return '/';
    if (name === 'key') return target === 'missing' ? 'no.such.host' : 'velvet.localhost';
    if (target === 'missing') return String(sample);
    if (name === 'transaction_id') return foreign.transaction;
    if (name === 'card_id') return foreign.card;
    if (name === 'id' && route.includes('/orders/')) return foreign.order;
    if (name === 'id' && route.includes('post')) return foreign.post;
    if (name === 'id') return foreign.media;
    return String(sample);
  };
  return Object.fromEntries(
    Object.entries(operation.params).map(([name, arbitrary]) => [
      name,
      value(name, fc.sample(arbitrary, { numRuns: 1, seed: route.length })[0]),
    ]),
  );
}

async function foreignObjects({ app, database }: TestPlatform): Promise<Foreign> {
  const vip = await new TestBrowser(app).login('vip');
  await vip.post('/billing/purchase', { product_id: 'promo_300', return_path: '/' }, 'matrix-purchase');
  const [bought] = await database.orm.select({ id: purchase.id }).from(purchase).limit(1);
  const order = await vip.post<{ order?: { id: number } }>(
    '/user/atelier/orders',
    { kind: 'custom_media', text: 'A short hello', price: 500 },
    'matrix-order',
  );
  const [item] = await database.orm.select().from(media).limit(1);
  const [post] = await database.orm.select().from(fanclubPost).limit(1);
  const overdrawn = await new TestBrowser(app).login('overdrawn');
  const shop = await overdrawn.post<{ cards?: { id: string }[] }>('/billing/products', {});
  return {
    transaction: bought?.id ?? '',
    card: shop.body.cards?.[0]?.id ?? '',
    order: String(order.body.order?.id ?? ''),
    media: String(item?.id ?? ''),
    post: String(post?.id ?? ''),
  };
}

/**
 * Calls every operation of the contract in every role, with and without the CSRF token, for the caller's own room, a
 * foreign one and one that does not exist. `every`: only each so-many-th cell, from a random one on.
 */
export async function runAccessMatrix(every = 1, seed = Date.now()): Promise<MatrixReport> {
  const platform = await openTestPlatform({ rateLimits: false });
  try {
    const foreign = await foreignObjects(platform);
    const missing = Object.entries(foreign).filter(([, value]) => value === '');
    if (missing.length > 0) throw new Error(`No foreign object: ${missing.map(([name]) => name).join(', ')}`);
    const browsers = new Map<Role, TestBrowser>();
    const { orm } = platform.database;
    const names = await orm
      .select({ id: user.id, username: user.username })
      .from(user)
      .where(
        inArray(
          user.username,
          ROLES.map((role) => ACCOUNT_OF[role] ?? role),
        ),
      );
    const suspend = (until: Date | null) =>
      orm.update(user).set({ suspendedUntil: until }).where(eq(user.username, 'careful'));
    const enter = async (role: Role): Promise<TestBrowser> => {
      const browser = new TestBrowser(platform.app);
      browsers.set(role, browser);
      if (role === 'nobody') return browser;
      if (role === 'guest') return browser.start();
      if (role === 'suspended') await suspend(null);
      await browser.login(ACCOUNT_OF[role] ?? role);
      if (role === 'suspended') await suspend(new Date(Date.now() + 3_600_000));
      return browser;
    };
    const streamer = await new TestBrowser(platform.app).login('hostess');
    await streamer.post('/video/mode', { mode: 'public' });
    await streamer.post('/chat/react/hostess/moderate', { action: 'ban', target: 'refiller' });
    const report: MatrixReport = { cells: 0, succeeded: 0, wrong: [] };
    const cells: Cell[] = fuzzedOperations().flatMap((operation) =>
      ROLES.flatMap((role) =>
        TARGETS.flatMap((target) =>
          [true, false].map((hasCsrf): Cell => ({ operation, role, target, hasCsrf })),
        ),
      ),
    );
    for (let at = every === 1 ? 0 : seed % every; at < cells.length; at += every) {
      const cell = cells[at] as Cell;
      const { operation, role, target, hasCsrf } = cell;
      const browser = browsers.get(role) ?? (await enter(role));
      const params = paramsOf(cell, foreign);
      const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        name === 'path' ? '/' : encodeURIComponent(params[name] ?? ''),
      );
      const body = operation.body && fc.sample(operation.body, { numRuns: 1, seed: at })[0];
      const key = `matrix-${seed}-${at}`;
      const { csrf } = browser;
      if (!hasCsrf) browser.csrf = '';
      const answer = await browser.call<{ errorType?: string }>(
        operation.method,
        path.replace('//', '/'),
        operation.method === 'GET' ? undefined : (body ?? {}),
        { 'idempotency-key': key },
      );
      browser.csrf = csrf;
      report.cells += 1;
      const isSuccess = answer.status < 400;
      if (isSuccess) report.succeeded += 1;
      const name = `${operation.route} as ${role}, ${target}, ${hasCsrf ? 'with' : 'without'} CSRF token`;
      if (answer.status >= 500 && answer.body.errorType !== 'unavailable') {
        report.wrong.push(`${name}: ${answer.status}`);
      }
      if (isSuccess && !maySucceed(cell)) report.wrong.push(`${name}: succeeded`);
      // What a cell changed about its caller must not weaken the next ones.
      if (/\/(auth|user\/settings|user\/username|operator\/accounts)/.test(operation.path) && isSuccess) {
        await orm.update(user).set({ suspendedUntil: null });
        for (const { id, username } of names) await orm.update(user).set({ username }).where(eq(user.id, id));
        browsers.clear();
      }
    }
    return report;
  } finally {
    await platform.stop();
  }
}

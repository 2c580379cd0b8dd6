import { createHash, createHmac } from 'node:crypto';
import {
  bonusTokens,
  FREE_TOKENS,
  NEW_MEMBER_FREE_TOKENS,
  type PromoCode,
  type PromoOffer,
  WHEEL_PRIZES,
  type WheelSpin,
  type WheelsAnswer,
} from '@footlight/contract';
import { prizeAt } from '@footlight/contract/room-apps';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailOutbox, promoCode, user, wheelSpin } from '../../kernel/db/schema/index.ts';
import { freshSeed, rollOf } from '../../kernel/draw.ts';
import { checkLedger } from '../../kernel/ledger/check.ts';
import { balanceOf } from '../../kernel/ledger/ledger.ts';
import { latestMails } from '../../kernel/mail/outbox.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';
import { addBonus } from './wheels.ts';

const START = NEW_MEMBER_FREE_TOKENS;
let platform: TestPlatform;
let people = 0;
let keys = 0;
beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
}, 90_000);
afterAll(async () => {
  const { faults } = await checkLedger(platform.database.orm);
  await platform.stop();
  expect(faults).toEqual([]);
});
beforeEach(() => {
  platform.published.length = 0;
});

const newKey = () => `promos-key-${++keys}`;
const times = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));

async function signUp(email?: string, extra: Record<string, string> = {}) {
  const name = `promo_${++people}`;
  const one = await new TestBrowser(platform.app, extra).start();
  const { body } = await one.post<{ free_tokens_on_hold: number }>('/auth/register', {
    username: name,
    email: email ?? `${name}@example.org`,
    password: 'long enough',
    birth_date: '1990-01-01',
    accept_terms: true,
  });
  await one.start();
  const [row] = await platform.database.orm.select().from(user).where(eq(user.username, name));
  if (!row) throw new Error(`${name} was not made`);
  return Object.assign(one, { row, held: body.free_tokens_on_hold });
}
type Member = Awaited<ReturnType<typeof signUp>>;

const mailsTo = (member: Member) => latestMails(platform.database.orm, member.row.email);
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const confirm = (by: TestBrowser, token: string) => by.post('/user/confirm_email', { token });
async function confirmed(extra: Record<string, string> = {}) {
  const member = await signUp(undefined, extra);
  const [mail] = await mailsTo(member);
  await confirm(member, tokenOf(mail?.link ?? ''));
  return member;
}
const current = async (member: Member) =>
  (
    await member.get<{
      tokens: number;
      user: { free_tokens_on_hold: number; vault_wheel: { spins: number }; email_confirmed: boolean };
    }>('/user/current')
  ).body;

const finish = (link: string, outcome: string) =>
  platform.app.inject({
    method: 'POST',
    url: new URL(link).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ delay: '0', outcome }).toString(),
  });
/** A purchase through the sandbox biller's page. */
async function buy(member: Member, product: string, outcome = 'Y') {
  const { body } = await member.post<{ transaction_id: string; link: string }>(
    '/billing/purchase',
    { product_id: product, return_path: '/' },
    newKey(),
  );
  await finish(body.link, outcome);
  return body.transaction_id;
}

describe('free tokens', () => {
  it('[AUTH-09] wait until the email is confirmed, and come once, also when many confirm at once', async () => {
    const member = await signUp();
    expect(member.held).toBe(FREE_TOKENS);
    expect(await current(member)).toMatchObject({
      tokens: START,
      user: { free_tokens_on_hold: FREE_TOKENS, email_confirmed: false },
    });
    const [mail] = await mailsTo(member);
    expect(mail).toMatchObject({ kind: 'email_confirm', recipient: member.row.email });
    const token = tokenOf(mail?.link ?? '');
    expect(mail?.link).toBe(`http://localhost:4000/email/confirm?token=${token}`);
    // Anybody may open a link: two guests open it concurrently, 16 times each.
    const guests = [await new TestBrowser(platform.app).start(), await new TestBrowser(platform.app).start()];
    const answers = (await Promise.all(guests.map((guest) => times(16, () => confirm(guest, token))))).flat();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.map(({ body }) => body.tokens_added).filter((added) => added !== 0)).toEqual([
      FREE_TOKENS,
    ]);
    expect(await current(member)).toMatchObject({
      tokens: START + FREE_TOKENS,
      user: { free_tokens_on_hold: 0, email_confirmed: true },
    });
    expect(await balanceOf(platform.database.orm, `gift:${member.row.id}`)).toBe(0);
    expect(platform.published.filter(({ event }) => event === 'v3.token.update')).toEqual([
      {
        to: `user ${member.row.id}`,
        event: 'v3.token.update',
        payload: {
          username: member.row.username,
          tokens: START + FREE_TOKENS,
          token_change: FREE_TOKENS,
          pmIsEnabled: true,
        },
      },
    ]);
  });

  it('[AUTH-06] a resent mail has a link of its own, in the language of the page; a confirmed email gets none', async () => {
    const member = await signUp(undefined, { referer: 'http://localhost:4000/de/register' });
    expect((await member.get('/user/resend_email')).status).toBe(200);
    const [second, first, ...more] = await mailsTo(member);
    expect(more).toEqual([]);
    expect(second?.subject).toContain('Bestätige');
    expect(second?.link).toContain('/de/email/confirm?token=');
    expect(second?.link).not.toBe(first?.link);
    expect((await confirm(member, tokenOf(second?.link ?? ''))).body.tokens_added).toBe(FREE_TOKENS);
    // The earlier link is valid for its address, and adds no tokens again.
    expect((await confirm(member, tokenOf(first?.link ?? ''))).body).toMatchObject({ tokens_added: 0 });
    expect(await member.tokens()).toBe(START + FREE_TOKENS);
    expect((await member.get('/user/resend_email')).body).toMatchObject({ errorType: 'email_confirmed' });
  });

  it('[AUTH-09] are given once a mailbox, and not for a forged, old or changed address', async () => {
    const first = await signUp('Some.Body+a@gmail.com');
    const second = await signUp('somebody+b@gmail.com');
    expect([first.held, second.held]).toEqual([FREE_TOKENS, 0]);
    // The tokens of the sign-up are given once per mailbox, too.
    expect(await second.tokens()).toBe(0);
    const aliases = await Promise.all([1, 2, 3, 4].map((nth) => signUp(`one.mailbox+${nth}@example.org`)));
    const balances = await Promise.all(aliases.map((one) => one.tokens()));
    expect(balances.reduce((sum, one) => sum + one, 0)).toBe(START);
    expect(await confirm(first, 'x'.repeat(32))).toMatchObject({ body: { errorType: 'email_link_invalid' } });
    const [mail] = await mailsTo(first);
    // After the address changed, the old link confirms nothing.
    await platform.database.orm
      .update(user)
      .set({ email: 'other@example.org' })
      .where(eq(user.id, first.row.id));
    expect((await confirm(first, tokenOf(mail?.link ?? ''))).body.errorType).toBe('email_link_invalid');
    expect(await first.tokens()).toBe(START);
  });

  it('[AUTH-09] are not where a site has no promotions', async () => {
    const member = await signUp(undefined, { host: 'velvet.localhost:4000' });
    const { body } = await member.get<{ arePromoProductsEnabled: object }>('/site_config');
    expect(body.arePromoProductsEnabled).toEqual({ freeTokensProduct: false, wheelProduct: false });
    expect(member.held).toBe(0);
  });
});

describe('promo codes', () => {
  const redeem = (member: Member, code: string, key = newKey()) =>
    member.post<{ tokens_added: number; tokens: number; errorType?: string }>(
      '/promo-code/redeem',
      { code },
      key,
    );
  const make = async (body: object, by = 'admin') =>
    (await new TestBrowser(platform.app).login(by)).post<PromoCode & { fields?: object }>(
      '/operator/sites/default/promo-codes',
      body,
    );

  it('[BILL-12] given 32 at once under keys of their own, is redeemed once', async () => {
    const member = await confirmed();
    platform.published.length = 0;
    const before = await balanceOf(platform.database.orm, 'promo');
    const answers = await times(32, () => redeem(member, ' free_tokens '));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.errorType))).toEqual(
      new Set(['promo_code_used']),
    );
    const added = answers.find(({ status }) => status === 200)?.body.tokens_added ?? 0;
    expect(await member.tokens()).toBe(START + FREE_TOKENS + added);
    expect(await balanceOf(platform.database.orm, 'promo')).toBe(before - added);
    expect(platform.published.filter(({ event }) => event === 'v3.token.update')).toHaveLength(1);
  });

  it('[BILL-12] given the same key 32 times, answers the same each time', async () => {
    const member = await confirmed();
    const key = newKey();
    const answers = await times(32, () => redeem(member, 'FREE_TOKENS', key));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });

  it('[BILL-12] given 12 people for 5 uses, 5 get it and the code says so', async () => {
    const code = (await make({ code: 'five', tokens: 7, max_uses: 5 })).body;
    expect(code).toMatchObject({ code: 'FIVE', uses: 0, max_per_account: 1, expires_at: null });
    const members = await Promise.all(Array.from({ length: 12 }, () => confirmed()));
    const answers = await Promise.all(members.map((member) => redeem(member, 'Five')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ body }) => body.errorType === 'promo_code_exhausted')).toHaveLength(7);
    const admin = await new TestBrowser(platform.app).login('admin');
    const { body } = await admin.get<{ codes: PromoCode[] }>('/operator/sites/default/promo-codes');
    expect(body.codes.find(({ id }) => id === code.id)?.uses).toBe(5);
  });

  it('[BILL-12] says in a type of its own what is wrong: unconfirmed, unknown, expired, too short, of another site', async () => {
    expect((await redeem(await signUp(), 'FREE_TOKENS')).body.errorType).toBe('email_unconfirmed');
    const member = await confirmed();
    const soon = new Date(Date.now() + 60_000).toISOString();
    const { id } = (await make({ code: 'SHORTLY', tokens: 5, max_uses: 5, expires_at: soon })).body;
    await platform.database.orm
      .update(promoCode)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(promoCode.id, id));
    expect((await redeem(member, 'SHORTLY')).body.errorType).toBe('promo_code_expired');
    expect((await redeem(member, 'NOBODY')).body.errorType).toBe('promo_code_unknown');
    expect((await redeem(member, ' a ')).body).toMatchObject({ fields: { code: 'too_short' } });
    const velvet = await confirmed({ host: 'velvet.localhost:4000' });
    expect((await redeem(velvet, 'FREE_TOKENS')).body.errorType).toBe('promo_code_unknown');
    const model = await new TestBrowser(platform.app).login('model');
    expect((await model.post('/promo-code/redeem', { code: 'FREE_TOKENS' }, newKey())).status).toBe(403);
  });

  it('[BILL-12] operators make codes of their own sites alone, each once, and within a budget', async () => {
    const key = 'velvet.localhost';
    const owner = await new TestBrowser(platform.app).login('operator');
    const path = `/operator/sites/${key}/promo-codes`;
    const ask = (body: object) => owner.post<{ fields?: Record<string, string> }>(path, body);
    expect((await ask({ code: 'OWN', tokens: 10, max_uses: 100, max_per_account: 2 })).status).toBe(200);
    expect((await ask({ code: 'own', tokens: 10, max_uses: 1 })).body.fields).toEqual({ code: 'taken' });
    // Nine codes at once on two sites need 9,000 and have 9,000 left; another one is above the budget.
    const sites = [path, '/operator/sites/noir.localhost/promo-codes'];
    const codes = Array.from({ length: 12 }, (_, nth) =>
      owner.post(sites[nth % 2] ?? path, { code: `MANY${nth}`, tokens: 1_000, max_uses: 1 }),
    );
    expect((await Promise.all(codes)).filter(({ status }) => status === 200)).toHaveLength(9);
    expect((await ask({ code: 'MUCH', tokens: 1, max_uses: 1 })).body.fields).toEqual({
      max_uses: 'too_big',
    });
    expect(
      (await ask({ code: 'LATE', tokens: 1, max_uses: 1, expires_at: '2020-01-01T00:00:00.000Z' })).body,
    ).toMatchObject({ fields: { expires_at: 'too_small' } });
    expect(
      (await owner.post('/operator/sites/default/promo-codes', { code: 'X_X', tokens: 1, max_uses: 1 }))
        .status,
    ).toBe(403);
    const stranger = await signUp();
    expect((await stranger.get(path)).status).toBe(403);
    // The code allows two uses per account: the third is rejected.
    const guest = await confirmed({ host: 'velvet.localhost:4000' });
    const statuses = [];
    for (const _ of [1, 2, 3]) statuses.push((await redeem(guest, 'OWN')).status);
    expect(statuses).toEqual([200, 200, 409]);
  });
});

describe('wheels', () => {
  const wheels = async (member: Member) => (await member.get<WheelsAnswer>('/promo-wheel/spins')).body;
  const spin = (member: Member, wheel: string, key = newKey()) =>
    member.post<{ spin: WheelSpin; spins: number; tokens: number; proof: string; errorType?: string }>(
      `/promo-wheel/${wheel}/spin`,
      {},
      key,
    );

  it('[BILL-13] the free spin is one a day for a confirmed email, also 32 times at once, and its draw can be checked', async () => {
    const unconfirmed = await signUp();
    expect((await current(unconfirmed)).user.vault_wheel).toEqual({ spins: 0 });
    expect((await spin(unconfirmed, 'vault')).body.errorType).toBe('email_unconfirmed');

    const member = await confirmed();
    const before = await member.tokens();
    expect((await current(member)).user.vault_wheel).toEqual({ spins: 1 });
    const shown = (await wheels(member)).wheels.find(({ name }) => name === 'vault');
    const answers = await times(32, () => spin(member, 'vault'));
    const good = answers.filter(({ status }) => status === 200);
    expect(good).toHaveLength(1);
    expect(answers.filter(({ body }) => body.errorType === 'no_spins')).toHaveLength(31);
    const drawn = good[0]?.body.spin;
    if (!drawn) throw new Error('Nobody spun');
    // Follows the page's explanation, without platform code.
    expect(createHash('sha256').update(drawn.seed).digest('base64url')).toBe(shown?.proof);
    const roll = createHmac('sha256', drawn.seed).update(drawn.key).digest().readUIntBE(0, 6) / 2 ** 48;
    expect(prizeAt(WHEEL_PRIZES.vault, roll)).toBe(drawn.prize);
    const prize = WHEEL_PRIZES.vault[drawn.prize];
    expect(await member.tokens()).toBe(before + (prize?.kind === 'tokens' ? prize.tokens : 0));
    expect((await current(member)).user.vault_wheel).toEqual({ spins: 0 });
    expect((await wheels(member)).wheels.find(({ name }) => name === 'vault')?.proof).toBe(
      good[0]?.body.proof,
    );
  });

  it('[BILL-13] a lost answer is sent again for the same key, and spins once', async () => {
    const member = await confirmed();
    const key = newKey();
    const first = await spin(member, 'vault', key);
    const again = await times(8, () => spin(member, 'vault', key));
    for (const { status, body } of again) expect([status, body]).toEqual([200, first.body]);
    const rows = await platform.database.orm
      .select()
      .from(wheelSpin)
      .where(eq(wheelSpin.userId, member.row.id));
    expect(rows).toHaveLength(1);
  });

  it('[BILL-13] each purchase of 200 tokens brings a spin and a notice; one that goes back takes it along', async () => {
    const member = await confirmed();
    await buy(member, 'tokens_100');
    expect((await wheels(member)).spins).toBe(0);
    await buy(member, 'tokens_200', 'NDECLINED');
    expect((await wheels(member)).spins).toBe(0);
    const id = await buy(member, 'tokens_200');
    await buy(member, 'tokens_500');
    const counts = () =>
      platform.published
        .filter(({ event }) => event === 'v3.promo_wheel_count')
        .map(({ payload }) => payload.count);
    expect(counts()).toEqual([1, 2]);
    const admin = await new TestBrowser(platform.app).login('admin');
    expect((await admin.post(`/operator/purchases/${id}/refund`, { reason: 'A test' })).status).toBe(200);
    expect(counts()).toEqual([1, 2, 1]);
    expect((await spin(member, 'promo')).body).toMatchObject({ spins: 0 });
    expect(counts()).toEqual([1, 2, 1, 0]);
    expect((await spin(member, 'promo')).body.errorType).toBe('no_spins');
  });

  it('[BILL-13] a prize goes back with the purchase that earned its spin, also when both happen at once', async () => {
    const { orm } = platform.database;
    const member = await confirmed();
    const start = await member.tokens();
    const admin = await new TestBrowser(platform.app).login('admin');
    const refund = (id: string) => admin.post(`/operator/purchases/${id}/refund`, { reason: 'A test' });
    const first = await buy(member, 'tokens_200');
    expect((await spin(member, 'promo')).status).toBe(200);
    const [made] = await orm.select().from(wheelSpin).where(eq(wheelSpin.purchaseId, first));
    const prize = made?.won.kind === 'tokens' ? made.won.tokens : 0;
    expect(await member.tokens()).toBe(start + 200 + prize);
    await refund(first);
    expect(await member.tokens()).toBe(start);
    for (const _ of [1, 2, 3, 4]) {
      const id = await buy(member, 'tokens_200');
      await Promise.all([spin(member, 'promo'), refund(id)]);
      expect(await member.tokens()).toBe(start);
      expect((await wheels(member)).bonus).toBeNull();
    }
    expect((await spin(member, 'promo')).body.errorType).toBe('no_spins');
  });

  it('[BILL-13] a bonus that another purchase used goes back with the purchase that earned it, once', async () => {
    const { orm } = platform.database;
    const member = await signUp();
    const earned = await buy(member, 'tokens_200');
    const won = { kind: 'bonus', percent: 10, weight: 1 } as const;
    await orm.insert(wheelSpin).values({
      ...{ userId: member.row.id, wheel: 'promo' as const, key: 'earned', seed: 's', prize: 0, won },
      ...{ purchaseId: earned, bonusUntil: new Date(Date.now() + 60_000) },
    });
    const used = await buy(member, 'tokens_500');
    expect(await member.tokens()).toBe(START + 200 + 550);
    const admin = await new TestBrowser(platform.app).login('admin');
    await admin.post(`/operator/purchases/${earned}/refund`, { reason: 'A test' });
    expect(await member.tokens()).toBe(START + 500);
    await admin.post(`/operator/purchases/${used}/refund`, { reason: 'A test' });
    expect(await member.tokens()).toBe(START);
  });

  it('[BILL-13] a won bonus is added to one purchase, also when many settle at once, and goes back with it', async () => {
    const { orm } = platform.database;
    const member = await signUp();
    // A spin whose key draws a bonus; only a test knows the seed.
    await buy(member, 'tokens_200');
    const index = WHEEL_PRIZES.promo.findIndex((one) => one.kind === 'bonus');
    const won = WHEEL_PRIZES.promo[index];
    if (won?.kind !== 'bonus') throw new Error('No bonus on the wheel');
    await orm.insert(wheelSpin).values({
      ...{ userId: member.row.id, wheel: 'promo' as const, key: 'test', seed: 'test', prize: index, won },
      bonusUntil: new Date(Date.now() + 60_000),
    });
    expect((await wheels(member)).bonus).toMatchObject({ percent: won.percent });
    const before = await member.tokens();
    const ids = await times(6, () => buy(member, 'tokens_500'));
    const added = bonusTokens(500, won.percent);
    expect(await member.tokens()).toBe(before + 6 * 500 + added);
    expect((await wheels(member)).bonus).toBeNull();
    const [taken] = await orm.select().from(wheelSpin).where(eq(wheelSpin.key, 'test'));
    expect(ids).toContain(taken?.bonusPurchase);
    const admin = await new TestBrowser(platform.app).login('admin');
    await admin.post(`/operator/purchases/${taken?.bonusPurchase}/refund`, { reason: 'A test' });
    expect(await member.tokens()).toBe(before + 5 * 500);
  });

  it('[BILL-13] a bonus that was spent before its purchase went back is owed with it', async () => {
    const { orm } = platform.database;
    const member = await signUp();
    const won = { kind: 'bonus', percent: 10, weight: 1 } as const;
    await orm.insert(wheelSpin).values({
      ...{ userId: member.row.id, wheel: 'vault' as const, key: 'owed', seed: 's', prize: 0, won },
      bonusUntil: new Date(Date.now() + 60_000),
    });
    const { body } = await member.post<{ link: string }>(
      '/billing/purchase',
      { product_id: 'tokens_500', return_path: '/' },
      newKey(),
    );
    await finish(body.link, 'Y');
    expect(await member.tokens()).toBe(START + 550);
    await member.post('/tip/maren_ember', { amount: START + 540 }, newKey());
    await finish(body.link, 'CHARGEBACK');
    const history = (await member.get<{ owed: number }>('/account/tokens/history')).body;
    expect([await member.tokens(), history.owed]).toEqual([0, 540]);
  });

  it('[BILL-13] draws of fresh secrets fall as often as the list says', () => {
    const rounds = 20_000;
    const prizes = WHEEL_PRIZES.promo;
    const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
    const seen = prizes.map(() => 0);
    for (let round = 0; round < rounds; round += 1) {
      const at = prizeAt(prizes, rollOf(freshSeed(), `key-${round}`));
      seen[at] = (seen[at] ?? 0) + 1;
    }
    for (const [index, { weight }] of prizes.entries()) {
      const chance = weight / total;
      // Six standard deviations: a false alarm once in half a billion runs.
      const allowed = 6 * Math.sqrt(rounds * chance * (1 - chance));
      expect(Math.abs((seen[index] ?? 0) - rounds * chance), `field ${index}`).toBeLessThan(allowed);
    }
  });

  it('[BILL-13] a purchase without a bonus, and one without tokens, get none', async () => {
    const member = await signUp();
    const { orm } = platform.database;
    const purchase = { id: 'x', userId: member.row.id, tokens: 0 };
    expect(await orm.transaction((tx) => addBonus(tx, purchase, Date.now()))).toBe(0);
    expect(await orm.transaction((tx) => addBonus(tx, { ...purchase, tokens: 500 }, Date.now()))).toBe(0);
  });
});

describe('offers', () => {
  const offer = async (by: TestBrowser) =>
    (await by.get<{ promo: PromoOffer | null }>('/billing/promos?advert_id=xv300wo')).body.promo;

  it('[BILL-14] [BILL-18] are there until a purchase is made, for guests with the free tokens, and not on white labels', async () => {
    const guest = await new TestBrowser(platform.app).start();
    expect(await offer(guest)).toMatchObject({
      product: { internal_id: 'promo_300', tokens: 300, amount: 10.99, discount: 69 },
      free_tokens: 200,
    });
    const member = await signUp();
    expect(await offer(member)).toMatchObject({ free_tokens: 0 });
    await buy(member, 'tokens_50', 'NDECLINED');
    expect(await offer(member)).not.toBeNull();
    await buy(member, 'tokens_50');
    expect(await offer(member)).toBeNull();
    expect(
      await offer(await new TestBrowser(platform.app, { host: 'velvet.localhost:4000' }).start()),
    ).toBeNull();
    expect(await offer(await new TestBrowser(platform.app).login('swede'))).toBeNull();
  });

  it('[BILL-18] how payments stand on a statement, and who takes them', async () => {
    const guest = await new TestBrowser(platform.app).start();
    expect((await guest.get('/billing/fling_live_site')).body).toEqual({
      descriptor: 'FOOTLIGHT',
      companies: ['Sandbox Payments', 'Sandbox Coins', 'Sandbox Vouchers'],
    });
  });

  it('[BILL-18] help by chat, and where tokens are bought', async () => {
    const show = async (by: TestBrowser) => (await by.get('/billing/show-live-help')).body;
    expect(await show(await new TestBrowser(platform.app).start())).toEqual({ show: false });
    expect(await show(await new TestBrowser(platform.app).login('viewer'))).toEqual({ show: false });
    expect(await show(await new TestBrowser(platform.app).login('postpay'))).toEqual({ show: true });
    const away = { 'x-geo-country': 'CO' };
    expect(await show(await new TestBrowser(platform.app, away).login('model'))).toEqual({ show: false });
    expect(await show(await new TestBrowser(platform.app, away).login('studio'))).toEqual({ show: true });
    const viewer = await new TestBrowser(platform.app).login('viewer');
    expect((await viewer.get('/billing/purchase_link')).body).toEqual({
      purchase_link: 'http://localhost:4000/account/tokens',
    });
  });
});

it('[AUTH-09] the demo’s outbox shows a mail as text, and nothing of it as markup', async () => {
  const member = await signUp();
  const nasty = {
    userId: member.row.id,
    recipient: 'x',
    kind: 'k',
    subject: '<b>hi</b>',
    link: 'http://l/"><i>',
  };
  await platform.database.orm
    .insert(mailOutbox)
    .values({ ...nasty, body: '<script>1</script>', html: '', senderName: '' });
  const page = await platform.app.inject({ url: '/demo/outbox?to=x' });
  expect(page.body).toContain('&lt;b&gt;hi');
  expect(page.body).not.toMatch(/<script|<b>|<i>/);
  const json = await platform.app.inject({
    url: `/demo/outbox.json?to=${encodeURIComponent(member.row.email)}`,
  });
  expect(json.json<{ mails: { kind: string }[] }>().mails).toHaveLength(1);
});

import { Writable } from 'node:stream';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ageCheck, purchase } from '../kernel/db/schema/index.ts';
import { newMember, openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

const BRITAIN = { 'x-geo-country': 'GB' };
const CARDS = {
  good: '4242424242424242',
  poor: '5454545454545454',
  asks: '378282246310005',
  declined: '4000000000000002',
  away: '4000000000000119',
};
const PERSON = {
  address: '17 Quillfeather Lane',
  birth_date: '1990-05-17',
  city: 'Brackenmouth',
  country: 'GB',
  first_name: 'Philippa',
  last_name: 'Oystercatcher',
  state: 'Northfolkshire',
  zip: 'QF17 9ZZ',
};

let platform: TestPlatform;
let log = '';
beforeAll(async () => {
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  platform = await openTestPlatform({ rateLimits: false }, { logLevel: 'trace', logStream });
}, 60_000);
afterAll(() => platform.stop());

const guestIn = (geo: Record<string, string>) => new TestBrowser(platform.app, geo).start();
const memberIn = async (geo: Record<string, string>) => {
  const member = await newMember(platform);
  const here = new TestBrowser(platform.app, geo);
  for (const [name, value] of member.cookies) here.cookies.set(name, value);
  here.csrf = member.csrf;
  return here;
};

interface Standing {
  required: boolean;
  methods: string[];
  check: { method: string; status: string } | null;
  card_form: { needs_email: boolean; offer: { tokens: number; amount: number } | null } | null;
}
interface Answer {
  approved: boolean;
  decline_code: string | null;
  purchase: { state: string; tokens: number; decline_code: string | null; link: string | null } | null;
  errorType?: string;
  fields?: Record<string, string>;
}
const standing = async (who: TestBrowser) => (await who.get<Standing>('/age-verification')).body;
const right = (who: TestBrowser) =>
  who.post<{ access_token: string; tokenise_url: string; errorType?: string }>('/ccbill/oauth_token', {});

/** What the browser sends to the card company: no cookie, and never to the platform's API. */
async function exchange(accessToken: string, url: string, card: object) {
  const { pathname } = new URL(url);
  const answer = await platform.app.inject({
    method: 'POST',
    url: pathname,
    headers: { authorization: `Bearer ${accessToken}` },
    payload: card,
  });
  return { status: answer.statusCode, body: answer.json() as { payment_token: string; error?: string } };
}
const cardOf = (card_number: string) => ({
  card_number,
  cvc: '7391',
  expiration_month: '12',
  expiration_year: '39',
});
async function paymentToken(who: TestBrowser, number: string): Promise<string> {
  const { body } = await right(who);
  return (await exchange(body.access_token, body.tokenise_url, cardOf(number))).body.payment_token;
}
let keys = 0;
const nextKey = (): string => {
  keys += 1;
  return `age-card-${keys}`;
};
const send = (who: TestBrowser, token: string, change: object = {}, key = nextKey()) =>
  who.post<Answer>(
    '/age-verification',
    { ...PERSON, payment_token: token, do_purchase: 0, return_path: '/', ...change },
    key,
  );
const prove = async (who: TestBrowser, number: string, change: object = {}) =>
  (await send(who, await paymentToken(who, number), change)).body;

describe('[AGE-01] a proof of age by the card form', () => {
  it('opens the gate for a guest; the card and the person are in no table, log or answer', async () => {
    const guest = await guestIn(BRITAIN);
    expect(await standing(guest)).toMatchObject({
      required: true,
      card_form: { needs_email: true, offer: null },
    });
    const token = await paymentToken(guest, CARDS.good);
    const email = 'philippa@oystercatcher.example';
    const answer = await send(guest, token, { email });
    expect(answer.body).toEqual({ approved: true, decline_code: null, purchase: null });
    expect(await standing(guest)).toMatchObject({ required: false, check: { method: 'card' } });

    const { orm } = platform.database;
    const read = async (query: SQL) => ((await orm.execute(query)) as { rows: { text: string }[] }).rows;
    const tables = await read(
      sql`SELECT quote_ident(tablename) AS text FROM pg_tables WHERE schemaname = 'public'`,
    );
    let stored = '';
    for (const { text: name } of tables) {
      const rows = await read(sql.raw(`SELECT t::text AS text FROM ${name} t`));
      stored += rows.map(({ text }) => text).join('\n');
    }
    expect(stored).toContain('age-card-1');
    const everything = { stored, log, answer: JSON.stringify(answer), token };
    const secrets = [CARDS.good, '7391', email, PERSON.address, PERSON.last_name, PERSON.city, PERSON.zip];
    for (const [where, text] of Object.entries(everything))
      for (const secret of secrets) {
        // A few digits also stand in times and ids: these count as a number of their own only.
        const found = /^\d{1,6}$/.test(secret) ? new RegExp(`(?<![\\w.])${secret}(?!\\w)`) : secret;
        expect(
          typeof found === 'string' ? text.includes(found) : found.test(text),
          `${secret} in ${where}`,
        ).toBe(false);
      }
    expect(log).toContain('/ccbill/oauth_token');
  });

  it('sells the offer with the proof, once, however often the form is sent', async () => {
    const who = await memberIn(BRITAIN);
    expect((await standing(who)).card_form).toEqual({
      needs_email: false,
      offer: { product_id: 'promo_300', tokens: 300, amount: 10.99, discount_percent: 69 },
    });
    const token = await paymentToken(who, CARDS.good);
    const body = { do_purchase: 1 };
    const sent = await Promise.all([
      send(who, token, body, 'the-same-key'),
      send(who, token, body, 'the-same-key'),
      send(who, token, body, 'another-key-1'),
      send(who, token, body, 'another-key-2'),
    ]);
    const bought = sent.filter(({ body: one }) => one.purchase);
    expect(new Set(bought.map(({ body: one }) => JSON.stringify(one))).size).toBe(1);
    expect(bought[0]?.body).toMatchObject({ approved: true, purchase: { state: 'settled', tokens: 300 } });
    expect(sent.filter(({ body: one }) => one.errorType === 'age_method_unavailable').length).toBe(
      sent.length - bought.length,
    );
    expect((await send(who, token, body)).body.errorType).toBe('age_method_unavailable');
    expect(await who.tokens()).toBe(500);
  });

  it('sells the offer once to twelve forms of one visitor, sent at the same moment', async () => {
    const who = await memberIn(BRITAIN);
    const token = await paymentToken(who, CARDS.good);
    const before = await platform.database.orm.$count(purchase);
    const sent = await Promise.all(Array.from({ length: 12 }, () => send(who, token, { do_purchase: 1 })));
    const isRefused = ({ body }: (typeof sent)[number]) => body.errorType === 'age_method_unavailable';
    expect(sent.filter((one) => !isRefused(one)).map(({ body }) => body.purchase?.state)).toEqual([
      'settled',
    ]);
    expect((await platform.database.orm.$count(purchase)) - before).toBe(1);
    expect(await who.tokens()).toBe(500);
  });

  it('says both of a card that proves the age and cannot pay', async () => {
    const who = await memberIn(BRITAIN);
    expect(await prove(who, CARDS.poor, { do_purchase: 1 })).toMatchObject({
      approved: true,
      purchase: { state: 'declined', decline_code: 'NDECLINEDINSFUNDS' },
    });
    expect((await standing(who)).required).toBe(false);
    expect(await who.tokens()).toBe(200);
  });

  it('leaves a payment open that needs another step', async () => {
    const who = await memberIn(BRITAIN);
    const { approved, purchase: bought } = await prove(who, CARDS.asks, { do_purchase: 1 });
    expect({ approved, state: bought?.state }).toEqual({ approved: true, state: 'created' });
    expect(bought?.link).toMatch(/\/sandbox-biller\/checkout\//);
    expect(await who.tokens()).toBe(200);
  });

  it('keeps the gate closed for a declined card, and sells nothing', async () => {
    const who = await memberIn(BRITAIN);
    const before = await platform.database.orm.$count(purchase);
    const refused = { approved: false, decline_code: 'NDECLINED', purchase: null };
    expect(await prove(who, CARDS.declined, { do_purchase: 1 })).toEqual(refused);
    expect(await standing(who)).toMatchObject({ required: true, check: { status: 'declined' } });
    expect(await platform.database.orm.$count(purchase)).toBe(before);
    expect(await prove(who, CARDS.good)).toMatchObject({ approved: true });
  });

  it('decides nothing while the company does not answer', async () => {
    const who = await memberIn(BRITAIN);
    const checks = await platform.database.orm.$count(ageCheck);
    expect(await prove(who, CARDS.away)).toMatchObject({ errorType: 'unavailable' });
    expect(await standing(who)).toMatchObject({ required: true, check: null });
    expect(await platform.database.orm.$count(ageCheck)).toBe(checks);
  });

  it('takes no payment token of another visitor, an expired one or a forged one', async () => {
    const owner = await memberIn(BRITAIN);
    const thief = await memberIn(BRITAIN);
    const token = await paymentToken(owner, CARDS.good);
    expect((await send(thief, token)).body).toMatchObject({ approved: false });
    expect((await send(owner, `${token}x`)).body).toMatchObject({ approved: false });
    const later = Date.now() + 3_600_000;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
    expect((await send(owner, token)).body).toMatchObject({ approved: false, decline_code: 'NMYRETRY' });
    clock.mockRestore();
    expect((await send(owner, token)).body).toMatchObject({ approved: true });
  });

  it('exchanges a card only with a valid right', async () => {
    const who = await memberIn(BRITAIN);
    const { body } = await right(who);
    const card = cardOf(CARDS.good);
    expect(await exchange(`${body.access_token}x`, body.tokenise_url, card)).toMatchObject({ status: 401 });
    expect(await exchange(body.access_token, body.tokenise_url, cardOf('4242'))).toMatchObject({
      status: 400,
    });
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 400_000);
    expect(await exchange(body.access_token, body.tokenise_url, card)).toMatchObject({ status: 401 });
    clock.mockRestore();
  });

  it('refuses what the form does not allow, and a card number above all', async () => {
    const guest = await guestIn(BRITAIN);
    const token = await paymentToken(guest, CARDS.good);
    const fieldsOf = async (change: object) => (await send(guest, token, change)).body.fields;
    const email = 'guest@example.org';
    expect(await fieldsOf({ email, card_number: CARDS.good })).toEqual({ card_number: 'unknown_field' });
    expect(await fieldsOf({})).toEqual({ email: 'required' });
    expect(await fieldsOf({ email, birth_date: '2015-01-01' })).toEqual({ birth_date: 'under_age' });
    expect(await fieldsOf({ email, birth_date: '0000-00-00' })).toEqual({ birth_date: 'invalid_format' });
    expect(await fieldsOf({ email, first_name: '  ' })).toEqual({ first_name: 'required' });
    expect(await fieldsOf({ email, city: 'x'.repeat(51) })).toEqual({ city: 'too_long' });
    expect(await fieldsOf({ email, country: 'US', state: 'Texas' })).toEqual({ state: 'invalid_format' });
    expect(Object.keys((await fieldsOf({ email, do_purchase: 2 })) ?? {})).toEqual(['do_purchase']);
    // Guests have no account that tokens could go to.
    expect((await send(guest, token, { email, do_purchase: 1 })).body.errorType).toBe('product_not_found');
    expect((await standing(guest)).required).toBe(true);
  });
});

describe('[AGE-03] places without a proof by card', () => {
  it.each([
    ['France', { 'x-geo-country': 'FR' }],
    ['Italy', { 'x-geo-country': 'IT' }],
    ['Florida', { 'x-geo-country': 'US', 'x-geo-region': 'FL' }],
    ['Texas', { 'x-geo-country': 'US', 'x-geo-region': 'TX' }],
  ])('%s neither offers the card form nor takes its calls', async (_name, geo) => {
    const traveller = await memberIn(BRITAIN);
    const token = await paymentToken(traveller, CARDS.good);
    const here = new TestBrowser(platform.app, geo);
    for (const [name, value] of traveller.cookies) here.cookies.set(name, value);
    here.csrf = traveller.csrf;
    const { methods, card_form } = await standing(here);
    expect(card_form).toBeNull();
    expect(methods).not.toContain('card');
    expect(methods).not.toContain('face_scan');
    expect((await right(here)).body.errorType).toBe('age_method_unavailable');
    expect((await send(here, token, { do_purchase: 1 })).body.errorType).toBe('age_method_unavailable');
    expect((await standing(here)).required).toBe(true);
  });
});

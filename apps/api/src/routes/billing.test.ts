import { DECLINE_CODES } from '@footlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SIGNATURE_HEADER, signCallback } from '../demo/sandbox-biller/protocol.ts';
import { checkLedger } from '../kernel/ledger/check.ts';
import { splitFee } from '../kernel/ledger/fee.ts';
import { balanceOf } from '../kernel/ledger/ledger.ts';
import { createSigner } from '../kernel/signing.ts';
import {
  newMember,
  openTestPlatform,
  TEST_SECRET,
  TestBrowser,
  type TestPlatform,
} from '../testing/platform.ts';

let platform: TestPlatform;
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

const ROOM = 'maren_ember';
const login = (username: string) => new TestBrowser(platform.app).login(username);
const refusal = (errorType: string) => expect.objectContaining({ errorType, error: expect.any(String) });
const newKey = () => `test-key-${++keys}`;
const idOf = async (username: string) => {
  const room = await new TestBrowser(platform.app).get<{ user: { id: number } }>(`/chat/react/${username}`);
  return room.body.user.id;
};

describe('tips', () => {
  test('[TIP-01] a tip of 25 settles, is split, and is published to room, receiver and sender', async () => {
    const member = await newMember(platform);
    const modelId = await idOf(ROOM);
    const before = await balanceOf(platform.database.orm, `model:${modelId}`);
    const answer = await member.post(`/tip/${ROOM}`, { amount: 25, comment: 'lovely' }, newKey());
    expect(answer.body).toEqual({ status: 1, tip_id: expect.stringMatching(/^\d+$/), tokens: 175 });
    expect(await balanceOf(platform.database.orm, `model:${modelId}`)).toBe(before + 12);
    const received = {
      tokens: 25,
      receiver_name: ROOM,
      sender_name: member.name,
      comment: 'lovely',
      line_id: `tip-${answer.body.tip_id}`,
      at: expect.any(Number),
    };
    expect(platform.published).toEqual([
      expect.objectContaining({
        event: 'v3.token.update',
        payload: { username: member.name, tokens: 175, token_change: -25, type: 'tip', pmIsEnabled: true },
      }),
      { to: `room ${ROOM}`, event: 'v3.tip.received', payload: received },
      { to: `user ${modelId}`, event: 'v3.tip.received', payload: received },
      expect.objectContaining({ to: `user ${modelId}`, event: 'v3.token.update' }),
    ]);
  });

  test('every split gives out exactly the tip', () => {
    for (let amount = 1; amount <= 500; amount += 1) {
      const { share, fee } = splitFee(amount);
      expect(share + fee).toBe(amount);
      expect(fee).toBeGreaterThan(0);
    }
  });

  test('the same key twice, also at once, charges and tells once', async () => {
    const member = await newMember(platform);
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => member.post(`/tip/${ROOM}`, { amount: 10 }, key)),
    );
    expect(new Set(answers.map((one) => JSON.stringify(one.body))).size).toBe(1);
    expect(await member.tokens()).toBe(190);
    expect(platform.published.filter((one) => one.to === `room ${ROOM}`)).toHaveLength(1);
  });

  test('a key with another body is refused and changes nothing', async () => {
    const member = await newMember(platform);
    const key = newKey();
    await member.post(`/tip/${ROOM}`, { amount: 10 }, key);
    const other = await member.post(`/tip/${ROOM}`, { amount: 11 }, key);
    expect([other.status, other.body]).toEqual([409, refusal('idempotency_conflict')]);
    const elsewhere = await member.post('/tip/katya_lind', { amount: 10 }, key);
    expect(elsewhere.body).toEqual(refusal('idempotency_conflict'));
    expect(await member.tokens()).toBe(190);
  });

  test('a tip above the balance changes nothing and tells nobody', async () => {
    const member = await newMember(platform);
    const answer = await member.post(`/tip/${ROOM}`, { amount: 201 }, newKey());
    expect([answer.status, answer.body]).toEqual([402, refusal('not_enough_tokens')]);
    expect(await member.tokens()).toBe(200);
    expect(platform.published).toEqual([]);
  });

  test('tips that race for the last tokens never overdraw', async () => {
    const member = await newMember(platform);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => member.post(`/tip/${ROOM}`, { amount: 30 }, newKey())),
    );
    expect(answers.filter((one) => one.status === 200)).toHaveLength(6);
    expect(await member.tokens()).toBe(20);
  });

  test.each([
    ['a guest', null, ROOM, { amount: 5 }, 401, 'login_required'],
    ['somebody in Sweden', 'swede', ROOM, { amount: 5 }, 403, 'tip_geo_block_sender'],
    ['to nobody', 'viewer', 'no_such_room', { amount: 5 }, 404, 'tip_target_missing'],
    ['to oneself', 'model', 'model', { amount: 5 }, 404, 'tip_target_missing'],
    ['of nothing', 'viewer', ROOM, { amount: 0 }, 400, 'invalid_input'],
    ['of half a token', 'viewer', ROOM, { amount: 0.5 }, 400, 'invalid_input'],
    ['of a text', 'viewer', ROOM, { amount: '5' }, 400, 'invalid_input'],
    ['below zero', 'viewer', ROOM, { amount: -5 }, 400, 'invalid_input'],
  ] as const)('[TIP-01] is refused: %s', async (_name, username, room, body, status, errorType) => {
    const one = username ? await login(username) : await new TestBrowser(platform.app).start();
    const before = await one.tokens();
    const answer = await one.post(`/tip/${room}`, body, newKey());
    expect([answer.status, answer.body]).toEqual([status, refusal(errorType)]);
    expect(await one.tokens()).toBe(before);
    expect(platform.published).toEqual([]);
  });

  test('without a key nothing is spent', async () => {
    const member = await newMember(platform);
    const answer = await member.post(`/tip/${ROOM}`, { amount: 5 });
    expect([answer.status, answer.body]).toEqual([400, refusal('idempotency_key_missing')]);
    expect(await member.tokens()).toBe(200);
  });

  test('above the daily limits verification is asked for, and nothing is spent', async () => {
    const rich = await login('vip');
    await platform.database.orm.execute(
      'UPDATE "user" SET traits = \'{"dailyLimitTokens":40}\' WHERE username = \'premium\'',
    );
    const limited = await login('premium');
    expect((await limited.post(`/tip/${ROOM}`, { amount: 30 }, newKey())).status).toBe(200);
    expect((await limited.post(`/tip/${ROOM}`, { amount: 30 }, newKey())).body).toEqual(
      refusal('user_daily_limit'),
    );
    expect(await limited.tokens()).toBe(970);
    await buy(rich, 'tokens_2500', 'Y');
    await buy(rich, 'tokens_2500', 'Y');
    const answer = await rich.post(`/tip/${ROOM}`, { amount: 5001 }, newKey());
    expect([answer.status, answer.body]).toEqual([403, refusal('over_daily_limit')]);
    expect(await rich.tokens()).toBe(7000);
  });

  test('an unnamed tip names nobody; a private one is not published to the room', async () => {
    const member = await newMember(platform);
    await member.post(`/tip/${ROOM}`, { amount: 1, type: 'anonymous' }, newKey());
    const inRoom = platform.published.filter((one) => one.to.startsWith('room'));
    expect(inRoom.map((one) => one.payload.sender_name)).toEqual(['anonymous']);
    platform.published.length = 0;
    await member.post(`/tip/${ROOM}`, { amount: 1, type: 'private' }, newKey());
    expect(platform.published.some((one) => one.to.startsWith('room'))).toBe(false);
  });
});

/** Opens a checkout, pays on the sandbox's page and returns the return URL. */
async function buy(member: TestBrowser, productId: string, outcome: string) {
  const opened = await checkout(member, productId);
  const returned = await pay(opened.link, outcome);
  return { ...opened, ...returned };
}

async function checkout(member: TestBrowser, productId: string) {
  const { status, body } = await member.post<{ transaction_id: string; link: string }>(
    '/billing/purchase',
    { product_id: productId, return_path: '/account/tokens?from=test' },
    newKey(),
  );
  expect(status).toBe(200);
  return { id: body.transaction_id, link: new URL(body.link).pathname };
}

async function pay(link: string, outcome: string) {
  const page = await platform.app.inject({ url: link });
  expect(page.statusCode).toBe(200);
  const response = await platform.app.inject({
    method: 'POST',
    url: link,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ outcome, delay: '0' }).toString(),
  });
  return { status: response.statusCode, back: response.headers.location };
}

const stateOf = async (member: TestBrowser, id: string) => (await member.get(`/billing/purchase/${id}`)).body;

describe('buying tokens', () => {
  test('[BILL-02] both groups, and the offer until the first purchase', async () => {
    const member = await newMember(platform);
    type Products = {
      products: { credit: { tokens: number; membership: string | null }[]; paypal: object[] };
      promo_products: { default: object | null };
    };
    const { body } = await member.post<Products>('/billing/products', {});
    const { credit } = body.products;
    const packs = credit.filter(({ membership }) => membership === null);
    expect(packs.map((one) => one.tokens)).toEqual([50, 100, 200, 500, 1000, 2500]);
    expect(credit.flatMap(({ membership }) => membership ?? [])).toEqual(['premium', 'vip', 'super_vip']);
    expect(body.products.paypal).toHaveLength(6);
    expect(body.promo_products.default).toMatchObject({ tokens: 300, amount: 10.99, discount: 69 });
    await buy(member, 'promo_300', 'Y');
    expect(await member.tokens()).toBe(500);
    expect((await member.post<Products>('/billing/products', {})).body.promo_products.default).toBeNull();
    const again = await member.post(
      '/billing/purchase',
      { product_id: 'promo_300', return_path: '/' },
      newKey(),
    );
    expect(again.body).toEqual(refusal('product_not_found'));
  });

  test('an approved payment moves the tokens by its signed callback, and is published', async () => {
    const member = await newMember(platform);
    const { id, link } = await checkout(member, 'tokens_200');
    expect(await stateOf(member, id)).toMatchObject({ state: 'created', decline_code: null });
    expect(await member.tokens()).toBe(200);
    const { status, back } = await pay(link, 'Y');
    expect(status).toBe(303);
    const returned = new URL(String(back));
    expect(returned.origin + returned.pathname).toBe('http://localhost:4000/account/tokens');
    expect(Object.fromEntries(returned.searchParams)).toMatchObject({
      from: 'test',
      ans: expect.stringMatching(/^YSBX-/),
      transaction_id: id,
      amount: '20.00',
    });
    expect(await stateOf(member, id)).toMatchObject({ state: 'settled', tokens: 200, amount: 20 });
    expect(await member.tokens()).toBe(400);
    const about = ({ token_change, state, count }: Record<string, unknown>) => token_change ?? state ?? count;
    expect(platform.published.map((one) => [one.event, about(one.payload)])).toEqual([
      ['v3.token.update', 200],
      ['v3.payment.update', 'settled'],
      ['v3.promo_wheel_count', 1],
    ]);
  });

  test('submitting the payment page again changes nothing', async () => {
    const member = await newMember(platform);
    const { link } = await checkout(member, 'tokens_50');
    await pay(link, 'Y');
    expect((await pay(link, 'Y')).status).toBe(303);
    expect((await pay(link, 'NDECLINED')).status).toBe(409);
    expect(await member.tokens()).toBe(250);
  });

  test.each([...DECLINE_CODES, 'NSANDBOXUNKNOWN'])(
    '[BILL-06] declined with %s: no tokens, code kept',
    async (code) => {
      const member = await login('empty');
      const { id, back } = await buy(member, 'tokens_100', code);
      expect(new URL(String(back)).searchParams.get('ans')).toBe(code);
      expect(await stateOf(member, id)).toMatchObject({ state: 'declined', decline_code: code });
      expect(await member.tokens()).toBe(0);
    },
  );

  test('coming back with ans=Y alone moves nothing', async () => {
    const member = await newMember(platform);
    const { id } = await checkout(member, 'tokens_200');
    await member.get(`/user/current?ans=Y&transaction_id=${id}`);
    expect(await stateOf(member, id)).toMatchObject({ state: 'created' });
    expect(await member.tokens()).toBe(200);
  });

  test('the same key opens one checkout; a stranger cannot see it', async () => {
    const member = await newMember(platform);
    const key = newKey();
    const body = { product_id: 'tokens_50', return_path: '/account/tokens' };
    const one = await member.post('/billing/purchase', body, key);
    const two = await member.post('/billing/purchase', body, key);
    expect(two.body).toEqual(one.body);
    const stranger = await login('viewer');
    expect((await stranger.get(`/billing/purchase/${one.body.transaction_id}`)).status).toBe(404);
  });

  test.each([
    ['swede', 'purchase_country_blocked'],
    ['pending', 'forbidden'],
    ['model', 'forbidden'],
  ])('[BILL-01] %s cannot buy', async (username, errorType) => {
    const one = await login(username);
    const body = { product_id: 'tokens_50', return_path: '/' };
    expect((await one.post('/billing/products', {})).body).toEqual(refusal(errorType));
    expect((await one.post('/billing/purchase', body, newKey())).body).toEqual(refusal(errorType));
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
    'never returns to %s',
    async (path) => {
      const member = await newMember(platform);
      const body = { product_id: 'tokens_50', return_path: path };
      const answer = await member.post('/billing/purchase', body, newKey());
      expect(answer.body).toMatchObject({
        errorType: 'invalid_input',
        fields: { return_path: 'invalid_format' },
      });
    },
  );
});

describe('callbacks that must not move money', () => {
  const sandboxKey = createSigner(TEST_SECRET).sign('key', 'sandbox-biller');
  const send = (rawBody: string, headers: Record<string, string>, biller = 'sandbox') =>
    platform.app.inject({
      method: 'POST',
      url: `/api/v1/billing/callback/${biller}`,
      payload: rawBody,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const event = (reference: string, change: object = {}) =>
    JSON.stringify({
      kind: 'payment',
      reference,
      transactionId: 'T-1',
      amountCents: 2000,
      declineCode: null,
      card: null,
      ...change,
    });

  const attempts: [string, number, (id: string) => ReturnType<typeof send>][] = [
    ['no signature', 401, (id) => send(event(id), {})],
    [
      'a signature by another key',
      401,
      (id) => send(event(id), { [SIGNATURE_HEADER]: signCallback('other', event(id), Date.now()) }),
    ],
    [
      'a body changed after signing',
      401,
      (id) =>
        send(event(id).replace('2000', '2001'), {
          [SIGNATURE_HEADER]: signCallback(sandboxKey, event(id), Date.now()),
        }),
    ],
    [
      'an old callback',
      401,
      (id) =>
        send(event(id), { [SIGNATURE_HEADER]: signCallback(sandboxKey, event(id), Date.now() - 3_600_000) }),
    ],
    [
      'another amount',
      409,
      (id) => {
        const body = event(id, { amountCents: 1 });
        return send(body, { [SIGNATURE_HEADER]: signCallback(sandboxKey, body, Date.now()) });
      },
    ],
    [
      'an unknown purchase',
      404,
      () => {
        const body = event('nothing-like-this');
        return send(body, { [SIGNATURE_HEADER]: signCallback(sandboxKey, body, Date.now()) });
      },
    ],
    ['an unknown biller', 404, (id) => send(event(id), {}, 'nobody')],
    [
      'signed rubbish',
      401,
      () => send('[]', { [SIGNATURE_HEADER]: signCallback(sandboxKey, '[]', Date.now()) }),
    ],
  ];

  test.each(attempts)('%s', async (_name, status, attempt) => {
    const member = await newMember(platform);
    const { id } = await checkout(member, 'tokens_200');
    expect((await attempt(id)).statusCode).toBe(status);
    expect(await stateOf(member, id)).toMatchObject({ state: 'created' });
    expect(await member.tokens()).toBe(200);
    expect(platform.published).toEqual([]);
  });

  test('one callback sent many times at once is taken once; another transaction for it is refused', async () => {
    const member = await newMember(platform);
    const { id } = await checkout(member, 'tokens_200');
    const body = event(id);
    const headers = { [SIGNATURE_HEADER]: signCallback(sandboxKey, body, Date.now()) };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body, headers)));
    expect(new Set(answers.map((one) => one.statusCode))).toEqual(new Set([200]));
    expect(await member.tokens()).toBe(400);
    const other = event(id, { transactionId: 'T-2' });
    expect(
      (await send(other, { [SIGNATURE_HEADER]: signCallback(sandboxKey, other, Date.now()) })).statusCode,
    ).toBe(409);
    expect(await member.tokens()).toBe(400);
  });
});

describe('the sandbox’s page', () => {
  test('shows the amount and every outcome, and allows no script', async () => {
    const member = await newMember(platform);
    const { link } = await checkout(member, 'promo_300');
    const page = await platform.app.inject({ url: link });
    expect(page.body).toContain('$10.99');
    for (const code of DECLINE_CODES) expect(page.body).toContain(`value="${code}"`);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none';/);
    expect(page.body).not.toMatch(/<script/i);
  });

  test('a changed address is no payment', async () => {
    const member = await newMember(platform);
    const { link } = await checkout(member, 'tokens_50');
    expect((await platform.app.inject({ url: link.replace(/.(?=\.[^.]+$)/, '_') })).statusCode).toBe(404);
    expect((await platform.app.inject({ url: '/sandbox-biller/checkout/x.y' })).statusCode).toBe(404);
  });
});

import { ERRORS, type ErrorType, MAX_TIP } from '@footlight/contract';
import type { RouteKey } from '@footlight/contract/operations';
import { type Checks, need, Skip } from './checks.ts';
import type { FindingKind } from './report.ts';
import { authorize, openSocket } from './socket.ts';
import { type Answer, type CallOptions, describedBy, type Find, type Target, Visitor } from './visitor.ts';

export interface Journey {
  target: Target;
  account: { username: string; password: string } | null;
  room: string | null;
}

const TIP = 'POST /tip/{username}';
const newKey = () => `conformance-${crypto.randomUUID()}`;

/** The call must succeed. */
async function succeed(
  visitor: Visitor,
  route: RouteKey,
  find: Find,
  options: CallOptions = {},
): Promise<Answer> {
  const answer = await visitor.call(route, find, options);
  if (answer && answer.status !== 200) {
    find(
      describedBy(route).operation.id,
      'status',
      `${answer.status} ${String(answer.body.errorType)} instead of 200`,
    );
  }
  if (answer?.status !== 200) throw new Skip(`${route} did not succeed`);
  return answer;
}

/** The call must be refused with this error. Any other outcome is a finding of this kind. */
async function refuse(
  visitor: Visitor,
  route: RouteKey,
  find: Find,
  type: ErrorType,
  kind: FindingKind,
  options: CallOptions = {},
): Promise<Answer | null> {
  const answer = await visitor.call(route, find, options);
  if (answer && answer.body.errorType !== type) {
    const got = `${answer.status} ${String(answer.body.errorType ?? 'and no error')}`;
    find(describedBy(route).operation.id, kind, `${got} instead of ${ERRORS[type].status} ${type}`);
  }
  return answer;
}

const balanceOf = async (visitor: Visitor, find: Find): Promise<number> => {
  const { body } = await succeed(visitor, 'GET /user/current', find);
  if (typeof body.tokens !== 'number') throw new Skip('the balance is unknown');
  return body.tokens;
};

const nameOf = ({ body }: Answer): unknown => (body.user as { username?: unknown } | undefined)?.username;

async function unchanged(visitor: Visitor, before: number, find: Find): Promise<void> {
  const after = await balanceOf(visitor, find);
  if (after !== before) find('getCurrentUser', 'balance', `${before} tokens became ${after}`);
}

/** Sessions, CSRF and login: without lasting effects. Returns the visitor who is logged in. */
export async function checkSession(checks: Checks, journey: Journey): Promise<Visitor | null> {
  const { account } = journey;
  const guest = new Visitor(journey.target);
  await checks.run('a guest gets a session with a CSRF token', async (find) => {
    await guest.start(find);
    if (guest.csrf === null) find('getSiteConfig', 'session', 'the config of a session has no csrf');
  });
  for (const csrf of ['none', 'wrong'] as const) {
    await checks.run(
      `a change with ${csrf === 'none' ? 'no' : 'a wrong'} CSRF token is refused`,
      async (find) => {
        need(guest.csrf, 'a session');
        await refuse(guest, 'POST /user/settings', find, 'csrf_failed', 'csrf', { body: {}, csrf });
      },
    );
  }
  await checks.run('an unknown address is a problem detail', async (find) => {
    const nobody = `nobody_${crypto.randomUUID().slice(0, 8)}`;
    await refuse(guest, 'GET /chat/react/{username}', find, 'user_not_found', 'error_type', {
      params: { username: nobody },
    });
  });
  const member = new Visitor(journey.target);
  let isIn = false;
  await checks.run('a login with a wrong password is refused', async (find) => {
    const { username } = need(account, 'an account');
    need(guest.csrf, 'a session');
    await refuse(guest, 'POST /auth/login', find, 'invalid_credentials', 'rights', {
      body: { username, password: `not ${crypto.randomUUID()}` },
    });
  });
  await checks.run('a login opens the account', async (find) => {
    const body = need(account, 'an account');
    await member.start(find);
    const before = await member.cookie();
    await succeed(member, 'POST /auth/login', find, { body });
    if ((await member.cookie()) === before) find('logIn', 'session', 'the session is the one of the guest');
    await member.start(find);
    const name = nameOf(await succeed(member, 'GET /user/current', find));
    isIn = name === body.username;
    if (!isIn) find('getCurrentUser', 'session', `is ${String(name)} after the login of ${body.username}`);
  });
  return isIn ? member : null;
}

/** Money, events and the end of a session. Spends a few tokens and makes an account. */
export async function checkSpending(checks: Checks, member: Visitor | null, journey: Journey): Promise<void> {
  const params = () => ({ username: need(journey.room, 'a room') });
  const payer = () => need(member, 'a login');
  const pay = (amount: number, key = newKey()): CallOptions => ({ params: params(), body: { amount }, key });
  const newcomer = new Visitor(journey.target);
  let isRegistered = false;

  await checks.run('a registration logs in', async (find) => {
    const username = `kit${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`;
    await newcomer.start(find);
    await succeed(newcomer, 'POST /auth/register', find, {
      body: {
        username,
        email: `${username}@example.com`,
        password: crypto.randomUUID(),
        birth_date: '1990-01-01',
        accept_terms: true,
      },
    });
    await newcomer.start(find);
    isRegistered = nameOf(await succeed(newcomer, 'GET /user/current', find)) === username;
    if (!isRegistered) find('registerAccount', 'session', 'the new account is not logged in');
  });
  await checks.run('a tip above the balance is refused and costs nothing', async (find) => {
    if (!isRegistered) throw new Skip('needs a new account');
    const before = await balanceOf(newcomer, find);
    if (before >= MAX_TIP) throw new Skip('a new account has more tokens than a tip may have');
    await refuse(newcomer, TIP, find, 'not_enough_tokens', 'balance', pay(before + 1));
    await unchanged(newcomer, before, find);
  });
  await checks.run('a spend without a CSRF token is refused and costs nothing', async (find) => {
    const before = await balanceOf(payer(), find);
    await refuse(payer(), TIP, find, 'csrf_failed', 'csrf', { ...pay(1), csrf: 'none' });
    await unchanged(payer(), before, find);
  });
  await checks.run('wrong input is refused with its fields', async (find) => {
    const answer = await refuse(payer(), TIP, find, 'invalid_input', 'input', pay(0));
    const fields = (answer?.body.fields ?? {}) as Record<string, unknown>;
    if (answer?.body.errorType === 'invalid_input' && !fields.amount) {
      find('tipBroadcaster', 'input', 'the answer does not name the field amount');
    }
  });
  await checks.run('a spend without an idempotency key is refused', async (find) => {
    await refuse(payer(), TIP, find, 'idempotency_key_missing', 'idempotency', {
      params: params(),
      body: { amount: 1 },
    });
  });
  await checks.run('the same key spends once, and not for another amount', async (find) => {
    const before = await balanceOf(payer(), find);
    if (before < 3) throw new Skip('needs 3 tokens');
    const call = pay(1);
    const first = await succeed(payer(), TIP, find, call);
    const again = await succeed(payer(), TIP, find, call);
    if (first.body.tip_id !== again.body.tip_id)
      find('tipBroadcaster', 'idempotency', 'the same key made two tips');
    await refuse(payer(), TIP, find, 'idempotency_conflict', 'idempotency', { ...call, body: { amount: 2 } });
    const after = await balanceOf(payer(), find);
    if (after !== before - 1)
      find('tipBroadcaster', 'balance', `${before} tokens became ${after} by one tip of 1`);
    if (first.body.tokens !== before - 1) {
      find(
        'tipBroadcaster',
        'balance',
        `the answer says ${String(first.body.tokens)} of ${before - 1} tokens`,
      );
    }
  });
  await checks.run('a purchase opens one checkout for each key', async (find) => {
    const { body } = await succeed(payer(), 'POST /billing/products', find, { body: {} });
    const { credit = [] } = (body.products ?? {}) as { credit?: { internal_id: string }[] };
    const [product] = credit;
    if (!product) throw new Skip('no product is sold by card');
    const call = { body: { product_id: product.internal_id, return_path: '/' }, key: newKey() };
    const first = await succeed(payer(), 'POST /billing/purchase', find, call);
    const again = await succeed(payer(), 'POST /billing/purchase', find, call);
    const { transaction_id } = first.body;
    if (transaction_id !== again.body.transaction_id) {
      find('startPurchase', 'idempotency', 'the same key opened two checkouts');
    }
    const state = await succeed(payer(), 'GET /billing/purchase/{transaction_id}', find, {
      params: { transaction_id },
    });
    if (state.body.state !== 'created') {
      find('getPurchase', 'balance', `is ${String(state.body.state)} before anybody paid`);
    }
  });

  const tokenOf = async (visitor: Visitor, find: Find): Promise<string> => {
    const { body } = await succeed(visitor, 'GET /user/current', find);
    return String((body.user as { node_token?: unknown }).node_token ?? '');
  };
  await checks.run('a socket with a wrong token is refused', async (find) => {
    const socket = need(
      await openSocket(journey.target, '/chat/lobby', await payer().cookie(), find),
      'a socket',
    );
    authorize(socket, 'no-token');
    await socket.wait('v3.authorize.failed');
    socket.close();
  });
  await checks.run('the lobby tells a new balance, and the room a tip', async (find) => {
    const { username } = params();
    const [cookie, token] = [await payer().cookie(), await tokenOf(payer(), find)];
    const lobby = need(await openSocket(journey.target, '/chat/lobby', cookie, find), 'a socket');
    const room = need(await openSocket(journey.target, '/chat/room', cookie, find), 'a socket');
    authorize(lobby, token);
    authorize(room, token, username);
    await lobby.wait('v3.authorize.success');
    if ((await room.wait('v3.authorize.success')) && (await room.wait('v3.chat.history'))) {
      const { body } = await succeed(payer(), TIP, find, pay(1));
      await room.wait(
        'v3.tip.received',
        (tip) => tip.tokens === 1 && tip.sender_name === journey.account?.username,
      );
      await lobby.wait('v3.token.update', (update) => update.tokens === body.tokens);
    }
    lobby.close();
    room.close();
  });
  await checks.run('a logout ends the session', async (find) => {
    const visitor = payer();
    const cookies = await visitor.cookie();
    await succeed(visitor, 'POST /auth/logout', find, { body: {} });
    await visitor.start(find);
    const isMember = (answer: Answer) => nameOf(answer) === journey.account?.username;
    if (isMember(await succeed(visitor, 'GET /user/current', find))) {
      find('logOut', 'session', 'the visitor is still logged in');
    }
    const thief = new Visitor(journey.target);
    await thief.restore(cookies);
    if (isMember(await succeed(thief, 'GET /user/current', find))) {
      find('logOut', 'session', 'the cookie of the ended session still opens the account');
    }
  });
}

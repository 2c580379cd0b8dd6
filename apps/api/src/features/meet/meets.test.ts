import { MEET, type MeetState, minimumCharge } from '@footlight/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  meet,
  meetBan,
  meetBlock,
  meetTicket,
  model,
  report,
  roomRole,
  show,
} from '../../kernel/db/schema/index.ts';
import { checkLedger } from '../../kernel/ledger/check.ts';
import { bookGift } from '../../kernel/ledger/test-gift.ts';
import {
  type Member,
  newMember,
  openTestPlatform,
  TestBrowser,
  type TestPlatform,
} from '../../testing/platform.ts';

/** The demo account `model`; its price is set below. */
const MODEL_ID = 11;
const PRICE = 30;

let platform: TestPlatform;
let now = Date.now();
let streamer: TestBrowser;
const people: Member[] = [];
let keys = 0;

const step = () => platform.context.meets.step();
const orm = () => platform.database.orm;
type Answer = MeetState & { errorType?: string; amount?: number; tokens?: number };
const post = (browser: TestBrowser, path: string, body: object = {}) => {
  keys += 1;
  return browser.post<Answer>(path, body, `meet-test-${keys}`);
};
const next = (browser: TestBrowser, more: object = {}) =>
  post(browser, '/random-chat/next', { streamActive: true, ...more });
const data = async (browser: TestBrowser, streamActive = false) =>
  (await post(browser, '/random-chat/data', { streamActive })).body;
const ask = (browser: TestBrowser) => post(browser, '/speed-date/v2/match/request', { streamActive: true });
const beat = async (browser: TestBrowser, streamActive = false) =>
  (await post(browser, '/speed-date/v2/match/update', { streamActive })).body;
const accept = (browser: TestBrowser, more: object = {}) =>
  post(browser, '/speed-date/v2/match/accept', { broadcastUsername: 'model', ...more });
const person = (nth: number): Member => {
  const found = people[nth];
  if (!found) throw new Error(`no person ${nth}`);
  return found;
};
/** The last state that was published to a user. */
const lastPublished = (userId: number): Partial<MeetState> =>
  platform.published.filter(({ to, event }) => to === `user ${userId}` && event === 'v3.meet.update').at(-1)
    ?.payload ?? {};
/** Two people in a random chat. */
const meetTwo = async (one = person(0), other = person(1)): Promise<number> => {
  await next(one);
  await next(other);
  await step();
  const state = await data(one);
  expect(state.match?.partner.username).toBe(other.name);
  return state.match?.meet_id ?? 0;
};

beforeAll(async () => {
  platform = await openTestPlatform({ showNow: () => now, now: () => now, rateLimits: false });
  streamer = await new TestBrowser(platform.app).login('model');
  for (let nth = 0; nth < 8; nth += 1) people.push(await newMember(platform));
});
afterAll(() => platform.stop());
beforeEach(async () => {
  now += 1_000;
  platform.published.length = 0;
  await orm().delete(meetTicket);
  await orm().delete(meet);
  await orm().delete(meetBlock);
  await orm().delete(meetBan);
  await orm().delete(roomRole).where(eq(roomRole.modelId, MODEL_ID));
  await streamer.post('/video/mode', { mode: 'public' });
  await orm()
    .update(model)
    .set({
      blockedCountries: [],
      settings: sql`settings || ${JSON.stringify({ privatePrice: PRICE, privateMinimumMinutes: 0, preTip: 0, minimumTokens: 0 })}::jsonb`,
    })
    .where(eq(model.userId, MODEL_ID));
});

describe('[DATE-02] random chat', () => {
  it('matches two, tells both, runs when both pictures have arrived, and puts the one who was left at the front', async () => {
    const meetId = await meetTwo();
    const published = platform.published.filter(({ event }) => event === 'v3.meet.update');
    for (const one of [person(0), person(1)]) {
      const last = published.filter(({ to }) => to === `user ${one.id}`).at(-1)?.payload as MeetState;
      expect([last.stage, last.match?.meet_id]).toEqual(['connecting', meetId]);
      expect(last.streamOut?.videoPlayToken).toBeTruthy();
    }
    const polite = await Promise.all([data(person(0)), data(person(1))]);
    expect(polite.map(({ match }) => match?.is_polite).sort()).toEqual([false, true]);

    expect((await data(person(0), true)).stage).toBe('connecting');
    expect((await data(person(1), true)).stage).toBe('running');

    now += MEET.skipWithinMs + 1;
    await next(person(2));
    await next(person(3));
    await next(person(0));
    const left = lastPublished(person(1).id);
    expect([left.stage, left.ended]).toEqual(['waiting', 'left']);
    await step();
    // Person 1 has kept the earliest place, and 2 came before 3 and 0.
    expect((await data(person(1))).match?.partner.username).toBe(person(2).name);
    expect((await data(person(3))).match?.partner.username).toBe(person(0).name);
  });

  it('counts who waits or meets, and not whose page has gone', async () => {
    const counted = () => platform.context.meets.online('random');
    expect(await counted()).toEqual({ online: 0, price_from: null });
    await meetTwo();
    await next(person(2));
    expect(await counted()).toEqual({ online: 3, price_from: null });
    now += MEET.goneMs;
    await data(person(2));
    expect((await counted()).online).toBe(1);
    expect((await person(0).get('/meet/date/online')).body).toMatchObject({ online: 0, price_from: null });
    await ask(streamer);
    expect(await platform.context.meets.online('date')).toEqual({ online: 1, price_from: PRICE });
  });

  it('matches no pair twice within the time, and again after it', async () => {
    await meetTwo();
    now += MEET.skipWithinMs + 1;
    await next(person(0));
    await data(person(1));
    await step();
    expect((await data(person(0))).stage).toBe('waiting');
    now += MEET.repeatAfterMs;
    await next(person(0));
    await next(person(1));
    await step();
    expect((await data(person(0))).match?.partner.username).toBe(person(1).name);
  });

  it('never matches blocked people, whoever blocked, nor people who are banned from the other’s room', async () => {
    await post(person(0), '/random-chat/stop', { block: true, toBroadcastUsername: person(1).name });
    // They never met, so nothing was blocked and nothing was learnt.
    await meetTwo();
    await post(person(1), '/random-chat/stop', { block: true });
    now += MEET.repeatAfterMs + 1;
    await next(person(0));
    await next(person(1));
    await step();
    expect((await data(person(0))).stage).toBe('waiting');

    await post(person(1), '/random-chat/stop');
    await orm()
      .insert(roomRole)
      .values({ modelId: MODEL_ID, userId: person(0).id, role: 'banned' });
    await next(streamer);
    await step();
    expect((await data(person(0))).stage).toBe('waiting');
  });

  it('respects preferences of both sides', async () => {
    await orm().execute(sql`UPDATE "user" SET gender = 'm' WHERE id = ${person(1).id}`);
    await next(person(0), { genders: ['f', 't'] });
    await next(person(1));
    await step();
    expect((await data(person(0))).stage).toBe('waiting');
    await next(person(0), { genders: ['m'] });
    await step();
    expect((await data(person(0))).stage).toBe('connecting');
  });

  it('costs a pause after many quick skips: too_many_requests, and the partner is left all the same', async () => {
    const refused: Answer | null = null;
    for (let nth = 0; nth <= MEET.freeSkips && !refused; nth += 1) {
      await orm()
        .update(meet)
        .set({ createdAt: sql`created_at - interval '1 hour'`, endedAt: sql`ended_at` });
      const other = person(1 + (nth % 7));
      await orm().delete(meetTicket);
      await orm()
        .insert(meet)
        .values({
          product: 'random',
          firstId: person(0).id,
          secondId: other.id,
          state: 'ended',
          createdAt: new Date(now - 100),
          stateAt: new Date(now),
          endedAt: new Date(now),
          endedById: person(0).id,
          endReason: 'next',
        });
      now += 1_000;
    }
    // Moved by the loop: all of them are quick skips again.
    await orm().update(meet).set({ createdAt: sql`ended_at - interval '1 second'` });
    const answer = await next(person(0));
    expect([answer.status, answer.body.errorType]).toEqual([429, 'too_many_requests']);
    expect(answer.body.amount).toBeGreaterThan(0);
    expect((await data(person(0))).stage).toBe('idle');
    now += MEET.firstPauseMs + 1_000;
    expect((await next(person(0))).body.stage).toBe('waiting');
  });

  it('drops people whose page is gone and frees their partner; the queue outlives a restart', async () => {
    await meetTwo();
    now += MEET.goneMs - 1_000;
    await data(person(0));
    now += 2_000;
    await step();
    expect((await data(person(0))).stage).toBe('waiting');
    expect((await data(person(1))).stage).toBe('idle');
    // A platform that was away for minutes starts as a new leader.
    now += 10 * 60_000;
    await platform.context.meets.step(true);
    expect((await data(person(0))).stage).toBe('waiting');
  });

  it('asks for a camera, a login, and an age proof where it is due', async () => {
    const answer = await post(person(0), '/random-chat/next', { streamActive: false });
    expect(answer.body.errorType).toBe('meet_no_stream');
    const guest = await new TestBrowser(platform.app).start();
    expect((await next(guest)).body.errorType).toBe('login_required');
    const texan = await new TestBrowser(platform.app, {
      'x-geo-country': 'US',
      'x-geo-region': 'TX',
    }).start();
    const copy = Object.assign(texan, { cookies: person(0).cookies, csrf: person(0).csrf });
    expect((await next(copy)).body.errorType).toBe('age_verification_required');
  });

  it('relays signals only within an open meeting, and only with the right to it', async () => {
    const meetId = await meetTwo();
    const { meets } = platform.context;
    const token = (await data(person(0))).streamOut?.videoPlayToken ?? '';
    expect(await meets.signalTo(person(0).id, meetId, token)).toBe(person(1).id);
    expect(await meets.signalTo(person(1).id, meetId, token)).toBeNull();
    expect(await meets.signalTo(person(0).id, meetId, 'forged')).toBeNull();
    await post(person(1), '/random-chat/stop');
    expect(await meets.signalTo(person(0).id, meetId, token)).toBeNull();
  });
});

describe('[DATE-01] reports', () => {
  const still = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(200)]).toString('base64');

  it('keep a still for moderators, block and part, once; three people’s reports ban', async () => {
    const meetId = await meetTwo();
    const bad = await post(person(0), '/random-chat/report', {
      match: { meet_id: meetId },
      stillBase64: 'bm90IGEgcGljdHVyZQ==',
    });
    expect([bad.status, bad.body.errorType]).toEqual([400, 'invalid_input']);
    const foreign = await post(person(2), '/random-chat/report', {
      match: { meet_id: meetId },
      stillBase64: '',
    });
    expect(foreign.body.errorType).toBe('not_found');
    for (const _ of [1, 2]) {
      const answer = await post(person(0), '/random-chat/report', {
        match: { meet_id: meetId },
        stillBase64: still,
      });
      expect(answer.body.stage).toBe('idle');
    }
    expect(await orm().select().from(report)).toHaveLength(1);
    expect(await orm().select().from(meetBlock)).toMatchObject([
      { userId: person(0).id, blockedId: person(1).id },
    ]);
    const published = lastPublished(person(1).id);
    expect([published.stage, published.ended]).toEqual(['waiting', 'left']);

    for (const nth of [2, 3]) {
      await next(person(nth));
      await data(person(1));
      await step();
      const { match } = await data(person(nth));
      await post(person(nth), '/random-chat/report', { match, stillBase64: '' });
    }
    const banned = await next(person(1));
    expect([banned.status, banned.body.errorType]).toEqual([403, 'meet_banned']);
    expect((await data(person(1))).isBanned).toBe(true);

    const admin = await new TestBrowser(platform.app).login('admin');
    const { reports } = (
      await admin.get<{ reports: { id: number; still_url: string | null; reported: string }[] }>(
        '/operator/reports',
      )
    ).body;
    expect(reports).toHaveLength(3);
    const [url, ...others] = reports.map(({ still_url }) => still_url).sort();
    expect(others).toEqual([null, null]);
    const look = (by: TestBrowser) =>
      platform.app.inject({
        url: String(url),
        headers: {
          host: 'localhost:4000',
          cookie: [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      });
    const seen = await look(admin);
    expect([seen.headers['content-type'], seen.rawPayload.toString('base64')]).toEqual(['image/jpeg', still]);
    expect((await look(person(0))).statusCode).toBe(404);
    expect((await person(0).get('/operator/reports')).status).toBe(403);
    const decision = { decision: 'dismiss', reason: 'Nothing to see.' };
    const decide = () => admin.post(`/operator/reports/${reports[0]?.id}/decide`, decision);
    expect((await decide()).body).toEqual({ status: 1, decided: 3 });
    expect((await decide()).body).toMatchObject({ errorType: 'conflict' });
    expect((await next(person(1))).status).toBe(200);
  });
});

describe('[DATE-01] speed-date', () => {
  const setPreTip = (preTip: number) =>
    orm()
      .update(model)
      .set({ settings: sql`settings || ${JSON.stringify({ preTip })}::jsonb` })
      .where(eq(model.userId, MODEL_ID));
  const propose = async (viewer: Member) => {
    await bookGift(orm(), `user:${viewer.id}`, 400);
    await ask(streamer);
    await ask(viewer);
    await step();
    const state = await beat(viewer);
    expect([state.stage, state.match?.price_per_minute]).toEqual(['matched', PRICE]);
    expect(state.streamOut).toBeNull();
  };
  const dating = async (viewer: Member) => {
    await propose(viewer);
    expect((await accept(streamer)).body.stage).toBe('matched');
    expect((await accept(viewer, { price_per_minute: PRICE })).body.stage).toBe('connecting');
    await beat(viewer, true);
    expect((await beat(streamer, true)).stage).toBe('running');
  };
  const shows = () => orm().select().from(show).where(eq(show.modelId, MODEL_ID)).orderBy(show.id);

  it('is proposed, accepted by both, becomes a private when both pictures have arrived, and is settled when it stops', async () => {
    const viewer = person(4);
    const before = await viewer.tokens();
    await dating(viewer);
    const row = (await shows()).at(-1);
    expect([row?.state, row?.price, row?.viewerId]).toEqual(['running', PRICE, viewer.id]);
    now += 25_000;
    await platform.context.shows.seen(MODEL_ID, viewer.id);
    await platform.context.shows.step();
    await post(viewer, '/speed-date/v2/stop', { block: false, toBroadcastUsername: 'model' });
    const over = (await shows()).at(-1);
    expect([over?.state, over?.endReason]).toEqual(['ended', 'user_ended']);
    expect(over?.paid).toBe(15);
    expect(await viewer.tokens()).toBe(before + 400 - 15);
    expect(lastPublished(MODEL_ID).ended).toBe('left');
    expect((await checkLedger(orm())).faults).toEqual([]);
  });

  it('that its viewer stops costs the minimum, and that its viewer reports only the time that has begun', async () => {
    const setMinimum = (minutes: number) =>
      orm()
        .update(model)
        .set({ settings: sql`settings || ${JSON.stringify({ privateMinimumMinutes: minutes })}::jsonb` })
        .where(eq(model.userId, MODEL_ID));
    await setMinimum(3);
    const paid = async (viewer: Member, end: () => Promise<unknown>) => {
      const before = await viewer.tokens();
      await dating(viewer);
      now += 25_000;
      await platform.context.shows.seen(MODEL_ID, viewer.id);
      await platform.context.shows.step();
      await end();
      const over = (await shows()).at(-1);
      expect([over?.state, await viewer.tokens()]).toEqual(['ended', before + 400 - (over?.paid ?? 0)]);
      return over?.paid;
    };
    const [stopping, reporting] = [person(2), person(3)];
    expect(
      await paid(stopping, () =>
        post(stopping, '/speed-date/v2/stop', { block: false, toBroadcastUsername: 'model' }),
      ),
    ).toBe(3 * PRICE);
    expect(
      await paid(reporting, async () => {
        const { match } = await beat(reporting, true);
        const answer = await post(reporting, '/speed-date/report', { match, stillBase64: '' });
        expect(answer.status).toBe(200);
      }),
    ).toBe(PRICE / 2);
    await setMinimum(0);
    expect((await checkLedger(orm())).faults).toEqual([]);
  });

  it('ends exactly when the money ends', async () => {
    const viewer = person(5);
    await dating(viewer);
    const total = await viewer.tokens();
    let seconds = 0;
    while ((await shows()).at(-1)?.state === 'running' && seconds < 3_000) {
      now += 10_000;
      seconds += 10;
      await beat(viewer, true);
      await beat(streamer, true);
      await platform.context.shows.step();
    }
    const over = (await shows()).at(-1);
    expect(over?.endReason).toBe('out_of_tokens');
    expect((over?.paid ?? 0) - total).toBeLessThanOrEqual(PRICE);
    expect(await viewer.tokens()).toBeLessThan(5);
    await step();
    expect((await beat(viewer)).stage).toBe('idle');
    expect(lastPublished(viewer.id).ended).toBe('out_of_tokens');
  });

  it('that is not accepted in time costs nothing; who accepted waits on, and a requested private is withdrawn', async () => {
    const viewer = person(6);
    await setPreTip(10);
    await propose(viewer);
    const before = await viewer.tokens();
    await accept(viewer);
    expect(await viewer.tokens()).toBe(before - 10);
    now += MEET.acceptSeconds * 1_000 + 1;
    await orm()
      .update(meetTicket)
      .set({ aliveAt: new Date(now) })
      .where(inArray(meetTicket.userId, [viewer.id, MODEL_ID]));
    await step();
    expect(await viewer.tokens()).toBe(before);
    expect((await shows()).at(-1)?.state).toBe('ended');
    expect((await beat(viewer)).stage).toBe('waiting');
    expect((await beat(streamer)).stage).toBe('idle');
    expect((await accept(viewer)).body.errorType).toBe('meet_over');
  });

  it('whose cameras do not connect, or whose price changed, costs nothing', async () => {
    const viewer = person(7);
    await propose(viewer);
    const before = await viewer.tokens();
    expect((await accept(viewer, { price_per_minute: PRICE + 1 })).body.errorType).toBe('price_changed');
    // The least that the page showed, before the broadcaster asked for a pre-tip.
    const seen = { minimum_charge: minimumCharge({ pricePerMinute: PRICE, minimumMinutes: 0, preTip: 0 }) };
    await setPreTip(10);
    expect((await accept(viewer, seen)).body.errorType).toBe('price_changed');
    await setPreTip(0);
    expect((await accept(viewer, seen)).body.stage).toBe('matched');
    await accept(streamer);
    now += MEET.connectSeconds * 1_000 + 1;
    await orm()
      .update(meetTicket)
      .set({ aliveAt: new Date(now) });
    await step();
    expect(await viewer.tokens()).toBe(before);
    expect((await shows()).at(-1)?.state).toBe('ended');
  });

  it('is not proposed where the broadcaster blocks the place, is offline, or takes no privates', async () => {
    await orm()
      .update(model)
      .set({ blockedCountries: ['DE'] })
      .where(eq(model.userId, MODEL_ID));
    const viewer = person(0);
    await orm().execute(sql`UPDATE "user" SET country = 'DE' WHERE id = ${viewer.id}`);
    await ask(streamer);
    await ask(viewer);
    await step();
    expect((await beat(viewer)).stage).toBe('waiting');
    await streamer.post('/video/mode', { mode: 'offline' });
    expect((await ask(streamer)).body.errorType).toBe('private_unavailable');
  });

  it('needs tokens to be accepted, and says so', async () => {
    const viewer = person(1);
    await orm()
      .update(model)
      .set({ settings: sql`settings || '{"minimumTokens": 9000}'::jsonb` })
      .where(eq(model.userId, MODEL_ID));
    await propose(viewer);
    const refused = await accept(viewer);
    expect([refused.status, refused.body.errorType]).toEqual([402, 'not_enough_tokens']);
    expect((await beat(viewer)).stage).toBe('matched');
  });
});

import { FANCLUB_POST_PAGE, type FanclubLevel, type FanclubPost } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mediaScene } from '../../demo/art/pictures.ts';
import { queryRows } from '../../kernel/db/database.ts';
import { svgToPng } from '../../kernel/svg-picture.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';

let platform: TestPlatform;
let streamer: TestBrowser;
let vip: TestBrowser;
let premium: TestBrowser;
let stranger: TestBrowser;
let guest: TestBrowser;
let keys = 0;

const PRICES = { supporter: 10, insider: 20, legend: 40 };
const newId = () => `fan-post-${++keys}`;
const as = (username: string) => new TestBrowser(platform.app).login(username);
const run = (query: ReturnType<typeof sql>) => platform.database.orm.execute(query);
const join = (who: TestBrowser, level: FanclubLevel) =>
  who.post('/user/model/fanclub/join', { level, price: PRICES[level] }, newId());

interface Answer {
  status: number;
  body: { post_id?: number; likes?: number; is_liked?: boolean; errorType?: string; fields?: object };
}
interface Page {
  posts: FanclubPost[];
  has_more: boolean;
}
interface Post {
  level?: FanclubLevel;
  id?: string;
  mediaId?: number | null;
  who?: TestBrowser;
}
const post = (
  text: string,
  { level = 'supporter', id = newId(), mediaId = null, who = streamer }: Post = {},
) => who.post('/user/fanclub/post', { client_id: id, level, text, media_id: mediaId }) as Promise<Answer>;
const posted = async (text: string, more: Post = {}): Promise<number> =>
  (await post(text, more)).body.post_id ?? 0;
const page = async (who: TestBrowser, before?: number, of = 'model'): Promise<Page> =>
  (
    await who.get<Page & Record<string, unknown>>(
      `/user/${of}/fanclub/posts${before === undefined ? '' : `?before=${before}`}`,
    )
  ).body;
const words = async (who: TestBrowser) => (await page(who)).posts.map(({ content }) => content?.text ?? null);
const like = (who: TestBrowser, id: number, isWanted = true) =>
  who.post(`/fanclub/post/${id}/like`, { like: isWanted }) as Promise<Answer>;
const remove = (id: number, who = streamer) =>
  who.post(`/user/fanclub/post/${id}/delete`, {}) as Promise<Answer>;
const idOf = async (username: string) =>
  Number(
    (
      await queryRows<{ id: number }>(
        platform.database.orm,
        sql`SELECT id FROM "user" WHERE username = ${username}`,
      )
    )[0]?.id,
  );

/** Events about posts, once all pending events have arrived. */
const published = async (event: string) => {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return platform.published.filter((one) => one.event === `v3.fan_club.${event}`);
};

beforeAll(async () => {
  platform = await openTestPlatform({ rateLimits: false });
  streamer = await as('model');
  [vip, premium, stranger] = [await as('vip'), await as('premium'), await as('viewer')];
  guest = new TestBrowser(platform.app);
  await streamer.post('/user/fanclub/settings', { is_enabled: true, prices: PRICES });
}, 90_000);
beforeEach(async () => {
  await run(sql`DELETE FROM fanclub_membership`);
  await run(sql`DELETE FROM fanclub_post WHERE client_id LIKE 'fan-post-%'`);
  await join(vip, 'legend');
  await join(premium, 'supporter');
  platform.published.length = 0;
});
afterAll(() => platform.stop());

describe('[FAN-02] posts of a fan club', () => {
  it('are read by the level and above and by their author; to others no word and no picture of them goes', async () => {
    await run(
      sql`INSERT INTO media (user_id, name, slug, type_id, type_name, art_seed) SELECT id, 'Evening light', 'evening-light', 1, 'pictures', 'f.model-evening' FROM "user" WHERE username = 'model' AND NOT EXISTS (SELECT 1 FROM media m WHERE m.user_id = "user".id)`,
    );
    const [item] = await queryRows<{ id: number }>(
      platform.database.orm,
      sql`SELECT id FROM media WHERE user_id = ${await idOf('model')}`,
    );
    await posted('Words for supporters');
    await posted('Words for insiders', { level: 'insider' });
    await posted('Words for legends', { level: 'legend', mediaId: Number(item?.id) });
    expect(await words(streamer)).toEqual([
      'Words for legends',
      'Words for insiders',
      'Words for supporters',
    ]);
    expect(await words(vip)).toEqual(await words(streamer));
    expect(await words(premium)).toEqual([null, null, 'Words for supporters']);
    expect((await page(vip)).posts[0]?.content?.media).toMatchObject({ name: 'Evening light' });
    for (const who of [stranger, guest]) {
      const seen = await page(who);
      expect(seen.posts.map(({ level }) => level)).toEqual(['legend', 'insider', 'supporter']);
      expect(JSON.stringify(seen)).not.toMatch(/Words|Evening|art\/|likes/);
    }
    expect(JSON.stringify(await page(premium))).not.toMatch(/legends|insiders|Evening/);
    // The pictures go to readers of the level, the event without text to all members.
    const thumbs = await published('post_thumb');
    expect(thumbs.map(({ to }) => to)).toEqual([`user ${await idOf('model')}`, `user ${await idOf('vip')}`]);
    expect(
      JSON.stringify(platform.published.filter(({ event }) => event.includes('post_update'))),
    ).not.toMatch(/Words|art/);
  });

  it('show others a blurred picture of their media, without its name or an address of the item', async () => {
    const [item] = await queryRows<{ id: number }>(
      platform.database.orm,
      sql`INSERT INTO media (user_id, name, slug, type_id, type_name, item_count, art_seed, is_published) SELECT id, 'Evening light', 'evening-light', 1, 'pictures', 7, 'f.model-evening', true FROM "user" WHERE username = 'model' RETURNING id`,
    );
    const id = await posted('Words for legends', { level: 'legend', mediaId: Number(item?.id) });
    expect((await page(vip)).posts[0]).not.toHaveProperty('preview');
    const [locked] = (await page(guest)).posts;
    expect(locked).toMatchObject({ content: null, preview: { type_name: 'pictures', item_count: 7 } });
    const url = locked?.preview?.picture_url ?? '';
    expect(url).not.toContain(String(item?.id));
    const get = (headers = {}) =>
      platform.app.inject({ url, headers: { host: 'localhost:4000', ...headers } });
    const { rawPayload, headers } = await get();
    expect(headers['content-type']).toBe('image/webp');
    expect(rawPayload.length).toBeLessThan(6_000);
    // No detail: reduced to a few points and enlarged again, it is the same picture.
    const detail = async (picture: Buffer) => {
      const whole = await sharp(picture).resize(640, 480).removeAlpha().raw().toBuffer();
      const few = await sharp(picture).resize(32, 24).png().toBuffer();
      const again = await sharp(few).resize(640, 480, { kernel: 'cubic' }).removeAlpha().raw().toBuffer();
      return whole.reduce((sum, value, at) => sum + Math.abs(value - (again[at] ?? 0)), 0) / whole.length;
    };
    const clear = await svgToPng(() => mediaScene('f.model-evening').svg);
    expect(await detail(rawPayload)).toBeLessThan(2.5);
    expect(await detail(clear)).toBeGreaterThan(5);
    const florida = { 'x-geo-country': 'US', 'x-geo-region': 'FL' };
    expect((await get(florida)).headers['content-type']).toBe('image/svg+xml');
    await remove(id);
    expect((await get()).statusCode).toBe(404);
  });

  it('are closed again when the time of a member is over', async () => {
    await posted('While it lasts');
    expect(await words(premium)).toEqual(['While it lasts']);
    await run(sql`UPDATE fanclub_membership SET paid_until = now() - interval '1 minute'`);
    expect(await words(premium)).toEqual([null]);
  });

  it('come in pages, newest first, by a number that a deletion does not move', async () => {
    const ids: number[] = [];
    for (let at = 0; at < FANCLUB_POST_PAGE * 2 + 3; at++) ids.unshift(await posted(`Post ${at}`));
    const first = await page(vip);
    expect(first.posts.map(({ id }) => id)).toEqual(ids.slice(0, FANCLUB_POST_PAGE));
    expect(first.has_more).toBe(true);
    const last = first.posts.at(-1)?.id ?? 0;
    await remove(last);
    const second = await page(vip, last);
    expect(second.posts.map(({ id }) => id)).toEqual(ids.slice(FANCLUB_POST_PAGE, FANCLUB_POST_PAGE * 2));
    const third = await page(vip, second.posts.at(-1)?.id);
    expect(third.posts.map(({ id }) => id)).toEqual(ids.slice(FANCLUB_POST_PAGE * 2));
    expect(third.has_more).toBe(false);
  });

  it('a page is read from the index, however many posts there are', async () => {
    const modelId = await idOf('model');
    await run(
      sql`INSERT INTO fanclub_post (model_id, client_id, level, body) SELECT ${modelId}, 'fan-post-many-' || n, 'supporter', 'x' FROM generate_series(1, 20000) n`,
    );
    await run(sql`ANALYZE fanclub_post`);
    const plan = await queryRows<Record<string, string>>(
      platform.database.orm,
      sql`EXPLAIN (ANALYZE, TIMING OFF, COSTS OFF) SELECT * FROM fanclub_post WHERE model_id = ${modelId} AND deleted_at IS NULL AND id < 15000 ORDER BY id DESC LIMIT 21`,
    );
    const text = plan.map((row) => Object.values(row)[0]).join('\n');
    expect(text).toMatch(/Index Scan/);
    expect(text).not.toMatch(/Sort|Seq Scan/);
  });
});

describe('[FAN-01] a broadcaster posts', () => {
  it('once, though it is sent eight times at once and again after a cut', async () => {
    const id = newId();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('  Once  ', { id })));
    expect(new Set(answers.map(({ body }) => body.post_id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await words(vip)).toEqual(['Once']);
    expect((await post('Other words', { id })).body.errorType).toBe('idempotency_conflict');
    expect((await post('Once', { id, level: 'legend' })).body.errorType).toBe('idempotency_conflict');
    const updates = await published('post_update');
    expect(updates.map(({ to }) => to).sort()).toEqual(
      [`user ${await idOf('model')}`, `user ${await idOf('vip')}`, `user ${await idOf('premium')}`].sort(),
    );
    expect(updates[0]?.payload).toEqual({ post_id: answers[0]?.body.post_id, broadcaster: 'model' });
  });

  it('deletes with words and likes; a late retry brings nothing back, and nobody else deletes', async () => {
    const id = newId();
    const number = await posted('Not for long', { id });
    await like(vip, number);
    expect((await remove(number, vip)).body.errorType).toBe('not_found');
    expect((await remove(number, await as('performer'))).body.errorType).toBe('not_found');
    expect((await remove(number)).status).toBe(200);
    expect((await remove(number)).status).toBe(200);
    expect((await post('Not for long', { id })).body.post_id).toBe(number);
    expect(await words(vip)).toEqual([]);
    expect((await like(vip, number)).body.errorType).toBe('not_found');
    const [kept] = await queryRows<{ body: string; likes: string }>(
      platform.database.orm,
      sql`SELECT body, (SELECT count(*) FROM fanclub_post_like WHERE post_id = p.id) AS likes FROM fanclub_post p WHERE id = ${number}`,
    );
    expect([kept?.body, Number(kept?.likes)]).toEqual(['', 0]);
  });

  it('is refused without a room, without words, with too many, and with media of somebody else', async () => {
    expect((await post('Hello', { who: vip })).body.errorType).toBe('forbidden');
    expect((await post('   ')).body.fields).toEqual({ text: 'required' });
    expect((await post('x'.repeat(2_001))).body.fields).toEqual({ text: 'too_long' });
    const [foreign] = await queryRows<{ id: number }>(
      platform.database.orm,
      sql`SELECT id FROM media WHERE user_id <> ${await idOf('model')} LIMIT 1`,
    );
    expect((await post('Mine?', { mediaId: Number(foreign?.id) })).body.fields).toEqual({
      media_id: 'invalid_format',
    });
    expect((await post('Mine?', { mediaId: 999_999_999 })).body.fields).toEqual({
      media_id: 'invalid_format',
    });
    expect(await words(vip)).toEqual([]);
    expect((await guest.get('/user/nobody_here/fanclub/posts')).body.errorType).toBe('user_not_found');
  });
});

describe('[FAN-02] likes', () => {
  it('count each reader once, whatever comes at once, and are published together', async () => {
    const number = await posted('Tomorrow at eight.');
    await published('post_update');
    platform.published.length = 0;
    const fans = [vip, premium];
    await Promise.all(fans.flatMap((who) => Array.from({ length: 6 }, () => like(who, number))));
    expect((await page(vip)).posts[0]?.content).toMatchObject({ likes: 2, is_liked: true });
    expect((await published('post_update')).at(-1)?.payload).toEqual({
      post_id: number,
      broadcaster: 'model',
      likes: 2,
    });
    await Promise.all(
      fans.flatMap((who, at) =>
        Array.from({ length: 7 }, (_, turn) => like(who, number, (turn + at) % 2 === 0)),
      ),
    );
    const [count] = await queryRows<{ likes: number; rows: string }>(
      platform.database.orm,
      sql`SELECT likes, (SELECT count(*) FROM fanclub_post_like WHERE post_id = p.id) AS rows FROM fanclub_post p WHERE id = ${number}`,
    );
    expect(Number(count?.rows)).toBe(count?.likes);
    expect((await like(vip, number, false)).body).toMatchObject({ is_liked: false });
    expect((await like(vip, number, false)).body).toMatchObject({ is_liked: false });
  });

  it('are for readers alone: not for who may not read, nor for the author', async () => {
    const number = await posted('For insiders', { level: 'insider' });
    for (const who of [premium, stranger, streamer])
      expect((await like(who, number)).body.errorType).toBe('forbidden');
    expect((await like(guest, number)).body.errorType).toBe('login_required');
    expect((await like(vip, 999_999_999)).body.errorType).toBe('not_found');
    expect((await page(streamer)).posts[0]?.content?.likes).toBe(0);
  });
});

it('[FAN-02] the demo has posts of different levels, one with a picture', async () => {
  const [author] = await queryRows<{ username: string }>(
    platform.database.orm,
    sql`SELECT u.username FROM fanclub_post p JOIN "user" u ON u.id = p.model_id WHERE p.media_id IS NOT NULL LIMIT 1`,
  );
  const { posts } = await page(guest, undefined, author?.username);
  expect(new Set(posts.map(({ level }) => level))).toEqual(new Set(['supporter', 'insider', 'legend']));
  expect(posts.every(({ content }) => content === null)).toBe(true);
  expect(posts.filter(({ preview }) => preview)).toHaveLength(3);
});

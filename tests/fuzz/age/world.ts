import { AGE_PROOF_DAYS } from '@footlight/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { ageCheck, media, user } from '../../../apps/api/src/kernel/db/schema/index.ts';
import { openTestPlatform, TestBrowser } from '../../../apps/api/src/testing/platform.ts';

const DAY_MS = 24 * 3_600_000;
export const PROOF_MS = { guest: AGE_PROOF_DAYS.guest * DAY_MS, account: AGE_PROOF_DAYS.account * DAY_MS };

/** Where somebody is, as their proxy says, and whether the law of that place asks for proof. */
export const PLACES = {
  florida: { country: 'US', region: 'FL', isGated: true },
  texas: { country: 'US', region: 'US-TX', isGated: true },
  california: { country: 'US', region: 'CA', isGated: false },
  germany: { country: 'DE', region: 'BE', isGated: false },
  /** A header that names no region of the country gets the stricter rule. */
  nowhere: { country: 'US', region: '', isGated: true },
  lying: { country: 'US', region: 'QQ', isGated: true },
} as const;
export type PlaceName = keyof typeof PLACES;

const geoOf = (place: PlaceName): Record<string, string> => {
  const { country, region } = PLACES[place];
  return { 'x-geo-country': country, ...(region === '' ? {} : { 'x-geo-region': region }) };
};

/** Somebody with a browser that may move to another place. */
export class Traveller {
  cookies = new Map<string, string>();
  csrf = '';
  place: PlaceName;
  private readonly app: AgeWorld['platform']['app'];

  constructor(app: AgeWorld['platform']['app'], place: PlaceName) {
    this.app = app;
    this.place = place;
  }

  get browser(): TestBrowser {
    const browser = new TestBrowser(this.app, geoOf(this.place));
    for (const [name, value] of this.cookies) browser.cookies.set(name, value);
    browser.csrf = this.csrf;
    return browser;
  }

  /** Calls the API; keeps the cookies of the answer. */
  async use<T>(act: (browser: TestBrowser) => Promise<T>): Promise<T> {
    const { browser } = this;
    const answer = await act(browser);
    this.cookies = new Map(browser.cookies);
    this.csrf = browser.csrf;
    return answer;
  }

  /** Requests a file, as pages do beside the API. */
  file(url: string) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return this.app.inject({ url, headers: { host: 'localhost:4000', ...geoOf(this.place), cookie } });
  }
}

export type AgeWorld = Awaited<ReturnType<typeof openAgeWorld>>;

const ROOM = 'maren_ember';
export const PASSWORD = 'long enough';

/** The time that the platform sees runs ahead of the clock, by what sequences have waited. */
const realNow = Date.now.bind(Date);

/** A whole platform behind a proxy that says where people are, with accounts of every place. */
export async function openAgeWorld(accountsEach: number) {
  let ahead = 0;
  // Before the platform is made, which keeps the clock that it finds.
  Date.now = () => realNow() + ahead;
  const platform = await openTestPlatform({ rateLimits: false });
  const { app, database } = platform;
  const names: Record<PlaceName, string[]> = {
    florida: [],
    texas: [],
    california: [],
    germany: [],
    nowhere: [],
    lying: [],
  };
  for (const place of Object.keys(PLACES) as PlaceName[]) {
    for (let at = 0; at < accountsEach; at += 1) {
      const name = `${place}_${at}`;
      const browser = await new TestBrowser(app, geoOf(place)).start();
      const account = { username: name, email: `${name}@example.org`, password: PASSWORD };
      const sent = await browser.post('/auth/register', {
        ...account,
        birth_date: '1990-01-01',
        accept_terms: true,
      });
      if (sent.status !== 200) throw new Error(`${name} could not register: ${sent.status}`);
      names[place].push(name);
    }
  }
  const [item] = await database.orm
    .select()
    .from(media)
    .where(and(eq(media.tokenPrice, 0), eq(media.typeId, 1), isNull(media.fanclubAccessLevel)))
    .limit(1);
  if (!item) throw new Error('The demo has no free picture');
  const open = new TestBrowser(app, geoOf('germany'));
  const seen = await open.get<{ user: { thumbnailUrl: string; shareImageUrl: string } }>(
    `/chat/react/${ROOM}`,
  );
  const { thumbnailUrl: thumb, shareImageUrl: share } = seen.body.user;
  interface Opened {
    media: { items: { url: string }[]; thumbnail_url: string };
  }
  const { body: opened } = await open.get<Opened>(`/media/get/${item.id}`);
  const { thumbnail_url: cover } = opened.media;
  /** A link with a valid token that somebody from elsewhere passes on. */
  const passedOn = async () =>
    (await open.get<Opened>(`/media/get/${item.id}`)).body.media.items[0]?.url ?? '';
  const neutral = (await new Traveller(app, 'florida').file(thumb)).body;

  /** Everything that waits for a proof: whether the traveller got it. */
  const entrances: Record<string, (who: Traveller) => Promise<boolean>> = {
    thumbnail: async (who) => (await who.file(thumb)).body !== neutral,
    cover: async (who) => (await who.file(cover)).body !== neutral,
    'share picture': async (who) =>
      !String((await who.file(share)).headers['cache-control']).includes('no-store'),
    'stream token': async (who) =>
      (await who.browser.get<{ stream: unknown }>(`/chat/react/${ROOM}`)).body.stream !== null,
    'media item': async (who) =>
      (await who.browser.get<Opened>(`/media/get/${item.id}`)).body.media.items.length > 0,
    'media file': async (who) => (await who.file(await passedOn())).statusCode === 200,
  };
  return {
    platform,
    names,
    entrances,
    /** Lets time pass, for everything in this process. */
    advance(ms: number): void {
      ahead += ms;
    },
    async stop(): Promise<void> {
      Date.now = realNow;
      await platform.stop();
    },
    /** Forgets the proofs of an account, as if it were new. */
    async forget(name: string): Promise<void> {
      const [row] = await database.orm.select({ id: user.id }).from(user).where(eq(user.username, name));
      if (row) await database.orm.delete(ageCheck).where(eq(ageCheck.userId, row.id));
    },
  };
}

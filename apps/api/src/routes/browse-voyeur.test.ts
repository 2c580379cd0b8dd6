import { type BrowseAnswer, LANGUAGES, type Room, VOYEUR_PLACES } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { model, user } from '../kernel/db/schema/index.ts';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
let guest: TestBrowser;
let cams: { username: string; place: string | null; house: string | null }[];
beforeAll(async () => {
  platform = await openTestPlatform();
  guest = new TestBrowser(platform.app, { 'x-geo-country': 'NL' });
  cams = await platform.database.orm
    .select({ username: user.username, place: model.voyeurPlace, house: model.house })
    .from(model)
    .innerJoin(user, eq(user.id, model.userId))
    .where(eq(model.isVoyeur, true));
});
afterAll(() => platform.stop());

const list = async (path: string) =>
  (await guest.get<BrowseAnswer>(`/browse/react${path}?perPage=1000`)).body;
const names = (of: { username: string }[]) => of.map(({ username }) => username).sort();

it('[VOYEUR-01] the pages of houses share a tab bar in each language, and each has its own cams, all flagged', async () => {
  expect(cams.length).toBeGreaterThan(5);
  const pages: [string, (cam: (typeof cams)[number]) => boolean][] = [
    ['/voyeur-cams', () => true],
    ...VOYEUR_PLACES.map((place): [string, (cam: (typeof cams)[number]) => boolean] => [
      `/voyeur-cams/${place}`,
      (cam) => cam.place === place,
    ]),
    ['/casa-salsa', (cam) => cam.house === 'casa-salsa'],
  ];
  for (const [path, isIn] of pages) {
    const { userList, tabList, seo } = await list(path);
    expect(names(userList), path).toEqual(names(cams.filter(isIn)));
    for (const { flagList } of userList) expect(flagList).toEqual(['voyeur']);
    expect(tabList.map((tab) => tab.path)).toEqual(pages.map(([one]) => one));
    expect(seo.breadcrumbList.at(-1)?.path).toBe(path);
  }
  for (const language of LANGUAGES) {
    const { body } = await guest.get<BrowseAnswer>(`/browse/react/voyeur-cams?language=${language}`);
    expect(new Set(body.tabList.map(({ label }) => label)).size).toBe(5);
  }
  // No other list flags a room that is none.
  const flagged = (await list('/')).userList.filter(({ flagList }) => flagList.includes('voyeur'));
  expect(names(flagged)).toEqual(names(cams));
});

it('[VOYEUR-01] the room of a cam leads to its house or its part of one, and takes no private shows', async () => {
  for (const { username, house, place } of cams.slice(0, 6)) {
    const { body } = await guest.get<Room>(`/chat/react/${username}`);
    const path = house ? `/${house}` : `/voyeur-cams/${place}`;
    expect([body.user.isVoyeur, body.user.voyeurPath], username).toEqual([true, path]);
    expect(names((await list(path)).userList)).toContain(username);
    expect(body.userSetting.private.isEnabled).toBe(false);
  }
  const other = (await list('/girls')).userList.find(({ flagList }) => flagList.length === 0);
  const { body } = await guest.get<Room>(`/chat/react/${other?.username}`);
  expect([body.user.isVoyeur, body.user.voyeurPath]).toEqual([false, null]);
});

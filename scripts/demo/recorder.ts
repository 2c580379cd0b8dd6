/** Records the answers of the reference platform that the demo and the whole pages in Storybook show. */
import { type BrowseAnswer, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@footlight/contract';
import { demoSites } from '@footlight/contract/fixtures';
import type { FastifyInstance } from 'fastify';
import { DEMO_ROLES, type DemoRole, WHOLE_LIST } from '../../apps/site/src/demo/recording.ts';
import { loadPage } from '../../apps/site/src/server/load-page.ts';
import { createAnswerFiles } from './answer-files.ts';
import { drawPictures } from './pictures.ts';
import {
  BY_ROLE,
  EVERYBODY,
  OF_OTHER_WORDS,
  OF_ROOM,
  OF_SEARCH,
  OF_SITE,
  OF_TAG,
  PAGED,
  PAGES_OF_LISTS,
  PUBLIC_PAGES,
  SEARCHED,
  STATED_ROOMS,
  STORY_PAGES,
} from './plan.ts';
import { RECORDED_AT } from './recorded-at.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { openWorld, stopClock } from './world.ts';

/** The password of every demo account (docs/demo.md). */
const PASSWORD = 'footlight';
const HOST = 'localhost:4000';
const PERSONAL_LISTS = ['/followed', '/for-you'];

type Kind = 'demo' | 'stories';

const usernames = ({ body }: { body: unknown }): string[] =>
  ((body as Partial<BrowseAnswer>).userList ?? []).map(({ username }) => username);

const readPages = async (visitor: Visitor, pages: readonly string[], languages: readonly Language[]) => {
  for (const language of languages) {
    for (const page of pages) {
      const [path = '/', search = ''] = page.split('?');
      await loadPage(visitor.call, { path, search: search ? `?${search}` : '', language });
    }
    await visitor.read(`/media/banner/list?language=${language}`);
  }
};

/** Rooms of the world, those on the first page first. */
const roomsOf = async (visitor: Visitor, count: number): Promise<string[]> => {
  const rooms = new Set<string>(STATED_ROOMS);
  for (let page = 1; rooms.size < count && page <= PAGES_OF_LISTS; page += 1) {
    const query = page > 1 ? `?language=en&p=${page}` : '?language=en';
    for (const name of usernames(await visitor.read(`/browse/react/${query}`))) rooms.add(name);
  }
  return [...rooms].slice(0, count);
};

const readRooms = async (visitor: Visitor, rooms: readonly string[]) => {
  for (const room of rooms) for (const path of OF_ROOM(room)) await visitor.read(path);
};

const readMedia = async (visitor: Visitor, rooms: readonly string[]) => {
  for (const room of rooms) {
    const { body } = await visitor.read(`/user/${room}/media`);
    const items = (body as { mediaList?: { id: number }[] }).mediaList ?? [];
    for (const { id } of items) {
      await visitor.read(`/media/get/${id}`);
      await visitor.read(`/media/user/playlist/${id}`);
    }
  }
};

const tagsOfRooms = async (visitor: Visitor): Promise<string[]> => {
  const { body } = await visitor.read(`/browse/react/?language=${DEFAULT_LANGUAGE}&perPage=${WHOLE_LIST}`);
  return [...new Set((body as BrowseAnswer).userList.flatMap(({ tags }) => tags))];
};

/** The pages of the lists that go on below their first one. */
const readFurtherPages = async (visitor: Visitor) => {
  for (const language of LANGUAGES)
    for (const list of PAGED)
      for (let page = 2; page <= PAGES_OF_LISTS; page += 1)
        await visitor.read(`/browse/react${list}?language=${language}&p=${page}`);
};

/** The whole lists, of which the demo answers as much as a page asks for. */
const readWholeLists = async (visitor: Visitor) => {
  for (const key of [...visitor.answers.keys()]) {
    const [path = '', search] = key.split('?');
    if (path.startsWith('/browse/react/') && search === `language=${DEFAULT_LANGUAGE}`)
      await visitor.read(`${key}&perPage=${WHOLE_LIST}`);
  }
};

/** What an owner of brands edits. */
const readSites = async (visitor: Visitor, most: number) => {
  const { body } = await visitor.read('/operator/sites');
  for (const { key } of ((body as { sites?: { key: string }[] }).sites ?? []).slice(0, most)) {
    for (const path of OF_SITE(key)) await visitor.read(path);
  }
};

const logIn = async (app: FastifyInstance, username: string): Promise<Visitor> => {
  const visitor = createVisitor(app, HOST);
  await visitor.call('POST /auth/login', { body: { username, password: PASSWORD } });
  // Brands and broadcasters buy nothing.
  await visitor.call('POST /billing/products', { body: {} }).catch(() => undefined);
  return visitor;
};

/** How much is read: for the demo, and for the stories, whose build must not wait. */
const AMOUNTS = {
  demo: {
    pages: PUBLIC_PAGES,
    brandPages: STORY_PAGES,
    rooms: 500,
    media: 12,
    roleRooms: 24,
    roleMedia: 4,
    roles: Object.keys(DEMO_ROLES) as DemoRole[],
  },
  stories: {
    pages: STORY_PAGES,
    brandPages: ['/'],
    rooms: 9,
    media: 1,
    roleRooms: 7,
    roleMedia: 0,
    roles: ['viewer', 'broadcaster', 'operator', 'admin'],
  },
} as const;

export async function record(folder: string, kind: Kind): Promise<void> {
  stopClock();
  const amount = AMOUNTS[kind];
  const isForStories = kind === 'stories';
  const { app, close } = await openWorld();
  const files = createAnswerFiles({ isMoving: !isForStories });
  const guest = createVisitor(app, HOST);
  await readPages(guest, amount.pages, LANGUAGES);
  for (const path of EVERYBODY) await guest.read(path);
  if (!isForStories) {
    for (const path of [...SEARCHED.flatMap(OF_SEARCH), ...OF_OTHER_WORDS]) await guest.read(path);
    await readPages(guest, (await tagsOfRooms(guest)).flatMap(OF_TAG), LANGUAGES);
    await readFurtherPages(guest);
  }
  await readWholeLists(guest);
  const rooms = await roomsOf(guest, amount.rooms);
  await readRooms(guest, rooms);
  await readMedia(guest, rooms.slice(0, amount.media));
  files.layer('guest', guest.answers);

  for (const role of amount.roles) {
    const username = DEMO_ROLES[role];
    if (!username) continue;
    const visitor = await logIn(app, username);
    for (const path of [...EVERYBODY, ...(BY_ROLE[role] ?? [])]) await visitor.read(path);
    for (const language of LANGUAGES)
      for (const list of PERSONAL_LISTS) await visitor.read(`/browse/react${list}?language=${language}`);
    if (role === 'operator' || role === 'admin') await readSites(visitor, isForStories ? 1 : 10);
    await readRooms(visitor, rooms.slice(0, amount.roleRooms));
    await readMedia(visitor, rooms.slice(0, amount.roleMedia));
    files.layer(role, visitor.answers, guest.answers);
  }
  for (const [id, site] of Object.entries(demoSites)) {
    if (id === 'default') continue;
    const visitor = createVisitor(app, new URL(site.main_domain_url).host);
    await readPages(visitor, amount.brandPages, LANGUAGES);
    await readWholeLists(visitor);
    // A site without nudity has no such rooms.
    if (site.is_non_nude) for (const room of rooms) await visitor.read(`/chat/react/${room}`);
    files.layer(`brand:${id}`, visitor.answers, guest.answers);
  }
  await files.write(folder, RECORDED_AT);
  await drawPictures(app, files.pictures, folder);
  // A story shows a still picture.
  if (!isForStories) {
    const { drawVideos } = await import('./videos.ts');
    await drawVideos(files.videos, folder);
  }
  await close();
}

import { valueStore } from '@footlight/room-widgets/stores';
// @vitest-environment happy-dom

import { type Client, readKey } from '@footlight/client';
import type { BrowseAnswer, BrowseUser, HomeAnswer } from '@footlight/contract';
import { exampleBrowse, exampleBrowseUser } from '@footlight/contract/fixtures';
import { act, cleanup, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { memo } from 'react';
import { MemoryRouter } from 'react-router';
import { SWRConfig, useSWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiProvider } from '../../shell/api/api.ts';
import { browseKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { BootProvider } from '../../shell/boot/boot.ts';
import type { LobbyContext } from '../../shell/sockets/event-table.ts';
import { lobbyFlagsAtom } from '../../shell/sockets/lobby-flags.ts';
import { type Realtime, RealtimeProvider } from '../../shell/sockets/realtime-context.ts';
import { browseEvents } from './events.ts';
import LiveCards from './live-cards.tsx';

const key = browseKey('/girls', 'en');
const user = (username: string, more: Partial<BrowseUser> = {}): BrowseUser => ({
  ...exampleBrowseUser,
  username,
  status: 'online',
  viewer_count: 7,
  thumbnail_url: `/${username}.svg`,
  ...more,
});
const USERS = ['ada', 'bea', 'cleo'].map((name) => user(name));
const change = (username: string, status: BrowseUser['status']) => ({
  username,
  status,
  viewer_count: 7,
  thumbnail_url: `/${username}.svg`,
});

/** Cards are 1000 pixels high, so that only some are in view. */
let scrolled = 0;
beforeEach(() => {
  vi.useFakeTimers();
  scrolled = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = Number(this.getAttribute('data-place') ?? 0) * 1_000 - scrolled;
    return { top, bottom: top + 1_000 } as DOMRect;
  });
  vi.stubGlobal('innerHeight', 500);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const homeKey = readKey('GET /browse/react/home/section');
const section = (type: 'trending' | 'topRated', users: BrowseUser[]) => ({
  type,
  path: null,
  userList: users,
});
const HOME: HomeAnswer = {
  sectionList: [section('trending', USERS.slice(0, 2)), section('topRated', USERS.slice(2))],
};
/** What the home page has read, the last one at the end. */
const homes: HomeAnswer[] = [];
const drawn: string[] = [];
const Card = memo(({ of, place }: { of: BrowseUser; place: number }) => {
  drawn.push(`${of.username} ${of.status}`);
  return (
    <article data-component="model-card" data-place={place}>
      <a data-part="link" href={`/de/${of.username}`}>
        {of.status}
      </a>
    </article>
  );
});
const List = ({ share }: { share: (mutate: LobbyContext['mutate']) => void }) => {
  share(useSWRConfig().mutate);
  const { data } = useRead(key);
  const home = useRead(homeKey).data;
  if (home) homes.push(home);
  return data?.userList.map((of, place) => <Card key={of.username} of={of} place={place} />);
};

const open = async (hasSocket: boolean) => {
  const list: BrowseAnswer = { ...exampleBrowse, userList: USERS };
  const asked: string[] = [];
  const watched: string[][] = [];
  const api = (async (route: string, input?: { query?: { usernames?: string } }) => {
    if (route === 'GET /browse/react/home/section') return HOME;
    if (route !== 'GET /browse/statuses') return list;
    asked.push(input?.query?.usernames ?? '');
    return { rooms: [change('ada', 'private')] };
  }) as unknown as Client;
  const store = createStore();
  const socket = (authorised: boolean) =>
    store.set(lobbyFlagsAtom, { connecting: false, connected: authorised, authorised, reconnecting: false });
  socket(hasSocket);
  const realtime = { watchRooms: (names: string[]) => void watched.push(names) } as unknown as Realtime;
  let mutate: LobbyContext['mutate'] | null = null;
  const page = render(
    <MemoryRouter>
      <Provider store={store}>
        <SWRConfig value={{ provider: () => new Map(), fallback: {} }}>
          <BootProvider value={{ language: 'en', errors: {} } as never}>
            <ApiProvider value={api}>
              <RealtimeProvider value={valueStore<Realtime | null>(realtime)}>
                <List
                  share={(given) => {
                    mutate = given;
                  }}
                />
                <LiveCards />
              </RealtimeProvider>
            </ApiProvider>
          </BootProvider>
        </SWRConfig>
      </Provider>
    </MemoryRouter>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(1_000);
  return {
    asked,
    watched,
    socket,
    pass,
    close: page.unmount,
    texts: () => page.getAllByRole('link').map((link) => link.textContent),
    scroll: async (to: number) => {
      scrolled = to;
      dispatchEvent(new Event('scroll'));
      await pass(1_000);
    },
    home: () => homes.at(-1),
    tell: (rooms: ReturnType<typeof change>[]) =>
      act(async () => {
        const [row] = browseEvents;
        await row?.handler?.({ rooms } as never, { mutate } as never);
      }),
  };
};

it('[BROWSE-03] watches the cards in view, tells a new view once, and ends it when it is left or hidden', async () => {
  const page = await open(true);
  expect(page.watched).toEqual([['ada']]);
  await page.scroll(900);
  expect(page.watched.at(-1)).toEqual(['ada', 'bea']);
  await page.scroll(901);
  await page.pass(60_000);
  expect(page.watched).toHaveLength(2);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await page.scroll(901);
  expect(page.watched.at(-1)).toEqual([]);
  hidden.mockReturnValue('visible');
  await page.scroll(901);
  page.close();
  expect(page.watched.slice(2)).toEqual([[], ['ada', 'bea'], []]);
});

it('[BROWSE-03] a change draws its card again and no other one, and moves nothing', async () => {
  const page = await open(true);
  drawn.length = 0;
  await page.tell([change('bea', 'private'), change('ada', 'online'), change('elsewhere', 'online')]);
  expect(drawn).toEqual(['bea private']);
  expect(page.texts()).toEqual(['online', 'private', 'online']);
  await page.tell([change('bea', 'private')]);
  expect(drawn).toHaveLength(1);
});

it('[BROWSE-03] reaches the sections of the home page, and leaves sections without a change as they are', async () => {
  const page = await open(true);
  const first = page.home();
  await page.tell([change('bea', 'private')]);
  const next = page.home();
  expect(next?.sectionList[0]?.userList.map(({ status }) => status)).toEqual(['online', 'private']);
  expect(next?.sectionList[0]?.userList[0]).toBe(USERS[0]);
  expect(next?.sectionList[1]).toBe(first?.sectionList[1]);
  expect(first?.sectionList).toHaveLength(2);
  await page.tell([change('elsewhere', 'private')]);
  expect(page.home()).toBe(next);
});

it('[BROWSE-03] without a socket the cards in view are read every 30 seconds, into the same list', async () => {
  const page = await open(false);
  await page.pass(29_000);
  expect(page.asked).toEqual(['ada']);
  expect(page.texts()).toEqual(['private', 'online', 'online']);
  page.socket(true);
  await page.pass(120_000);
  expect(page.asked).toHaveLength(1);
  page.socket(false);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await page.pass(60_000);
  expect(page.asked).toHaveLength(1);
});

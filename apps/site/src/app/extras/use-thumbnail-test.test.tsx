// @vitest-environment happy-dom
import { demoSites, exampleCurrentUser } from '@footlight/contract/fixtures';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiProvider, createBrowserApi } from '../../shell/api/api.ts';
import { setThumbnailGroup } from '../../shell/api/thumbnail-group.ts';
import { answerConsentAtom } from '../../shell/session/consent.ts';
import { useThumbnailTest } from './use-thumbnail-test.ts';

const known = vi.hoisted(() => ({ custom: {} as object, preview: false, isLoggedIn: true, id: 0 }));
vi.mock('../../shell/site/use-site-config.ts', () => ({
  useSiteConfig: () => ({
    preview: known.preview,
    site: { ...demoSites.default, custom: { ...demoSites.default.custom, ...known.custom } },
  }),
}));
vi.mock('../../shell/session/use-current-user.ts', () => ({
  useCurrentUser: () => ({
    data: { user: { ...exampleCurrentUser.user, id: known.id } },
    isLoggedIn: known.isLoggedIn,
  }),
}));

interface Sent {
  url: string;
  body: unknown;
  keepalive: boolean;
}
let sent: Sent[] = [];
beforeEach(() => {
  localStorage.clear();
  sent = [];
  Object.assign(known, {
    custom: { thumbnail_test_enabled: true },
    preview: false,
    isLoggedIn: true,
    id: 1_234,
  });
  vi.stubGlobal('fetch', async (url: string, { body, keepalive = false }: RequestInit) => {
    sent.push({ url, body: body ? JSON.parse(String(body)) : null, keepalive });
    return Response.json({ csrf: 'token', userList: [], status: 1 });
  });
});
afterEach(() => {
  cleanup();
  setThumbnailGroup(null);
  vi.unstubAllGlobals();
});

const TESTED = '/art/thumb/f.luna.svg?v=7&ab=b';
const Page = ({ picture, offered }: { picture: string; offered: (is: boolean) => void }) => {
  offered(useThumbnailTest());
  return (
    <article data-component="model-card">
      <span data-part="thumbnail">
        <img src={picture} alt="" />
      </span>
      <a data-part="link" href="#luna">
        Luna
      </a>
      <a data-part="tag" href="#chat">
        chat
      </a>
    </article>
  );
};
/** A list of one card, by a visitor who has answered. */
const open = (thumbnails: boolean | undefined, picture = TESTED) => {
  const store = createStore();
  if (thumbnails !== undefined) store.set(answerConsentAtom, { thumbnails });
  const api = createBrowserApi('/api');
  const offered = vi.fn();
  const { getByText } = render(
    <Provider store={store}>
      <ApiProvider value={api}>
        <Page picture={picture} offered={offered} />
      </ApiProvider>
    </Provider>,
  );
  const settle = () => act(() => new Promise((done) => setTimeout(done)));
  return {
    answer: (is: boolean) => act(() => store.set(answerConsentAtom, { thumbnails: is })),
    isOffered: () => offered.mock.lastCall?.[0] as boolean,
    /** The URL of the list that this visitor reads next. */
    async list() {
      await api('GET /browse/react{path}', { params: { path: '/girls' }, query: { p: '2' } });
      return sent.at(-1)?.url;
    },
    async click(text: string, init: MouseEventInit = {}) {
      sent = [];
      fireEvent.click(getByText(text), init);
      await settle();
      return sent.filter(({ url }) => url.includes('thumb-tracker'));
    },
  };
};

it('[BROWSE-08] with consent, lists are read for the group of the user, and a click on a card is reported', async () => {
  const tab = open(true);
  // 1234 modulo 100 is 34, which is in the fourth of ten groups.
  expect(await tab.list()).toBe('/api/browse/react/girls?p=2&ab=3');
  expect(await tab.click('Luna')).toEqual([
    { url: '/api/thumb-tracker/click', body: { thumbUrl: TESTED }, keepalive: true },
  ]);
  expect(await tab.click('chat')).toEqual([]);
});

it('[BROWSE-08] without an answer, with a refusal and after a withdrawal nothing is sent', async () => {
  const tab = open(undefined);
  expect(tab.isOffered()).toBe(true);
  const isSilent = async () => {
    expect(await tab.list()).toBe('/api/browse/react/girls?p=2');
    expect(await tab.click('Luna')).toEqual([]);
  };
  await isSilent();
  tab.answer(false);
  await isSilent();
  tab.answer(true);
  expect(await tab.list()).toContain('ab=3');
  expect(await tab.click('Luna')).toHaveLength(1);
  tab.answer(false);
  await isSilent();
});

it.each([
  ['guests', { isLoggedIn: false }],
  ['a preview', { preview: true }],
  ['a brand without the test', { custom: {} }],
])('[BROWSE-08] nothing is asked or sent for %s', async (_, change) => {
  Object.assign(known, change);
  const tab = open(true);
  expect(tab.isOffered()).toBe(false);
  expect(await tab.list()).toBe('/api/browse/react/girls?p=2');
  expect(await tab.click('Luna')).toEqual([]);
});

it('[BROWSE-08] a picture outside the test counts for nothing', async () => {
  expect(await open(true, '/art/thumb/f.luna.svg?v=7').click('Luna')).toEqual([]);
});

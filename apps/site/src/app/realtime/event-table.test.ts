import { LANGUAGES, type Room } from '@footlight/contract';
import {
  exampleFanclubPost,
  exampleLockedPost,
  exampleRoom,
  exampleShow,
} from '@footlight/contract/fixtures';
import { EVENTS, type EventName, type RealtimeEvent } from '@footlight/contract/realtime';
import { createStore } from 'jotai';
import type { ReactElement } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { concernsOrders } from '../../features/orders/order-keys.ts';
import { type FanPosts, fanPostsKey } from '../../shell/api/fan-post-keys.ts';
import { browseKey, fanClubKey, roomKey } from '../../shell/api/keys.ts';
import { concernsMedia, mediaBundleKey, userMediaKey } from '../../shell/api/media-keys.ts';
import { createI18n } from '../../shell/i18n/create-i18n.ts';
import { noticeLocales } from '../../shell/i18n/locales/notices/index.ts';
import { openModalsAtom } from '../../shell/modals/modals.ts';
import { type EventRow, type EventScope, lobbyEvent, roomEvent } from '../../shell/sockets/event-table.ts';
import { SOCKET_EVENTS } from '../../shell/sockets/socket-events.ts';
import { toastsAtom } from '../../shell/toasts/toasts.ts';
import { createDispatch } from './dispatch.ts';
import { EVENT_TABLE } from './event-table.ts';

const mutate = vi.fn(async () => undefined);
const currentUser = vi.fn(async () => ({ user: { username: 'ada' } }));
const rest = { api: vi.fn() as never, currentUser: currentUser as never, mutate: mutate as never };
let store = createStore();
beforeAll(() => createI18n('en', []));
beforeEach(() => {
  store = createStore();
  mutate.mockClear();
  at('/');
});
afterAll(() => vi.unstubAllGlobals());

/** Runs the rows of an event, and resolves when their handlers are done. */
const tell = async (name: EventName, payload: object, scope: EventScope = 'lobby') => {
  const context = { ...rest, store, room: 'luna' };
  const rows = EVENT_TABLE.filter((row) => row.scope === scope && row.name === name);
  expect(rows.length, `${name} has a row`).toBeGreaterThan(0);
  for (const { handler } of rows) await handler?.(payload as never, context);
};
const toasts = () => store.get(toastsAtom);
/** The page that this tab shows. */
const at = (pathname: string) => {
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('document', { visibilityState: 'visible' });
};

interface Faults {
  /** Sent by the platform, and no row. */
  unhandled: string[];
  /** A row for an event that the platform never sends. */
  unknown: string[];
  /** Both handled and said to need no handler. */
  contradicted: string[];
}
const faultsOf = (table: readonly EventRow[]): Faults => {
  const sent = Object.entries(EVENTS)
    .filter(([, { from }]) => from !== 'client')
    .map(([name]) => name);
  const rows = [...table, ...SOCKET_EVENTS];
  const without = table.filter(({ handler }) => handler === null).map(({ name }) => name);
  return {
    unhandled: sent.filter((name) => !rows.some((row) => row.name === name)),
    unknown: rows.map(({ name }) => name as string).filter((name) => !sent.includes(name)),
    contradicted: without.filter((name) => table.some((row) => row.name === name && row.handler !== null)),
  };
};

describe('the event table', () => {
  it('has a row for each event that the platform sends, and for no other', () => {
    expect(faultsOf(EVENT_TABLE)).toEqual({ unhandled: [], unknown: [], contradicted: [] });
  });

  it('is found incomplete without the rows of one event', () => {
    const name = 'v3.follower.new';
    expect(faultsOf(EVENT_TABLE.filter((row) => row.name !== name)).unhandled).toEqual([name]);
  });

  it('is found wrong with a row of an event that does not exist, or that only browsers send', () => {
    const made = lobbyEvent('v3.no.such' as EventName, () => undefined);
    const own = roomEvent('v3.page.visibility', () => undefined);
    expect(faultsOf([...EVENT_TABLE, made, own]).unknown).toEqual(['v3.no.such', 'v3.page.visibility']);
  });

  it('gives a reason for each event without a handler', () => {
    for (const row of EVENT_TABLE) if (row.handler === null) expect(row.reason, row.name).not.toBe('');
  });

  it('[TIP-01] handles a tip in both places: the room’s line, and the receiver’s lobby', () => {
    const scopes = [...EVENT_TABLE, ...SOCKET_EVENTS]
      .filter(({ name }) => name === 'v3.tip.received')
      .map(({ scope }) => scope);
    expect(scopes.sort()).toEqual(['lobby', 'room']);
  });
});

describe('dispatch', () => {
  const event = { name: 'v3.notification.count', payload: { count: 1 } } as RealtimeEvent;

  it('gives a room’s event to the rows of the room, and an account’s event to those of the lobby', () => {
    const lobby = vi.fn();
    const room = vi.fn();
    const table = [
      lobbyEvent('v3.notification.count', lobby),
      lobbyEvent('v3.chat.subject', lobby),
      roomEvent('v3.chat.subject', room),
    ];
    const dispatch = createDispatch(table, { ...rest, store });
    dispatch.room('luna', event);
    expect(lobby).toHaveBeenCalledOnce();
    dispatch.room('luna', { name: 'v3.chat.subject', payload: { subject: 'hi' } } as RealtimeEvent);
    expect(lobby).toHaveBeenCalledOnce();
    expect(room.mock.calls[0]?.[1]).toMatchObject({ room: 'luna' });
  });

  it('of events with the policy `latest` runs the newest one', () => {
    vi.useFakeTimers();
    const count = vi.fn();
    const dispatch = createDispatch([lobbyEvent('v3.notification.count', count, 'latest')], {
      ...rest,
      store,
    });
    for (const one of [1, 2, 3]) dispatch.lobby({ ...event, payload: { count: one } } as RealtimeEvent);
    expect(count).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(count.mock.calls.map(([payload]) => payload)).toEqual([{ count: 3 }]);
    vi.useRealTimers();
  });

  it('goes on after a handler that failed', async () => {
    const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const next = vi.fn();
    const fail = () => {
      throw new Error('broken');
    };
    const table = [lobbyEvent('v3.notification.count', fail), lobbyEvent('v3.notification.count', next)];
    createDispatch(table, { ...rest, store }).lobby(event);
    expect(next).toHaveBeenCalledOnce();
    expect(spoken).toHaveBeenCalledOnce();
    spoken.mockRestore();
  });
});

describe('[RT-01] account events', () => {
  it('a new balance also says whether others may write to the user', async () => {
    const update = { username: 'luna', tokens: 5, token_change: -5 };
    const after = async (payload: object) => {
      mutate.mockClear();
      await tell('v3.token.update', payload);
      const change = (mutate.mock.calls as unknown as [unknown, (answer: object) => object][])[0]?.[1];
      return change?.({ tokens: 10, user: { username: 'luna' }, settings: { pm_allow: 'all' } });
    };
    expect(await after(update)).toMatchObject({ tokens: 5, settings: { pm_allow: 'all' } });
    expect(await after({ ...update, pmIsEnabled: false })).toMatchObject({ settings: { pm_allow: 'none' } });
    expect(await after({ ...update, username: 'ada', pmIsEnabled: false })).toMatchObject({
      settings: { pm_allow: 'all' },
    });
  });

  it('takes the balance of the moment of connecting: it may have changed since the page read it', async () => {
    const answer = { tokens: 200, user: { username: 'luna' }, settings: {} };
    const after = async (username: string) => {
      mutate.mockClear();
      await tell('v3.authorize.success', { success: true, user: { username, tokens: 300 } });
      const change = (mutate.mock.calls as unknown as [unknown, (answer: object) => object][])[0]?.[1];
      return change?.(answer);
    };
    expect(await after('luna')).toEqual({ ...answer, tokens: 300 });
    expect(await after('ada')).toEqual(answer);
  });

  it('[TIP-01] a tip reaches the broadcaster on other pages; a private one also in the room, with its comment', async () => {
    const tip = { tokens: 25, receiver_name: 'luna', sender_name: 'ada', line_id: 'tip-1' };
    at('/de/luna');
    await tell('v3.tip.received', { ...tip, type: 'public', comment: 'hello' });
    expect(toasts()).toEqual([]);
    at('/luna/media');
    await tell('v3.tip.received', { ...tip, line_id: 'tip-0' });
    expect(toasts()).toMatchObject([{ content: 'Tip from ada: 25 tokens' }]);
    at('/luna');
    store.set(toastsAtom, []);
    await tell('v3.tip.received', { ...tip, type: 'private', comment: 'only for you' });
    await tell('v3.tip.received', { ...tip, type: 'private', comment: 'only for you' });
    expect(toasts()).toHaveLength(1);
    expect(toasts()[0]).toMatchObject({
      title: 'Private tip from ada: 25 tokens',
      content: 'only for you',
      autoDismiss: false,
    });
    await tell('v3.tip.received', { ...tip, type: 'private', line_id: 'tip-2' });
    expect(toasts()[1]).toMatchObject({ content: 'Private tip from ada: 25 tokens' });
  });

  it('says what a re-up, a payout, a follower and a silence mean, in the words of the specification', async () => {
    await tell('v3.reUp.update', { success: true, tokens: 200, error: null });
    await tell('v3.reUp.update', { success: false, tokens: 0, error: 'card' });
    await tell('v3.token.update', { username: 'luna', tokens: 0, token_change: -500, type: 'payout' });
    await tell('v3.token.update', { username: 'luna', tokens: 5, token_change: -5, type: 'tip' });
    await tell('v3.epoch_oneclick_error', {});
    expect(toasts().map(({ appearance, content }) => [appearance, content])).toEqual([
      ['success', 'Auto re-up successful! 200 tokens added to your balance'],
      ['error', 'Auto re-up failed'],
      ['info', '500 tokens removed for payout'],
      ['error', 'Error purchasing product, if this persists, please contact support.'],
    ]);
    await tell('v3.token.update', { username: 'luna', tokens: 5, token_change: 0, type: 'order_waiting' });
    // Users are not notified of their own actions; the lists are fetched again.
    await tell('v3.token.update', { username: 'luna', tokens: 5, token_change: -5, type: 'order' });
    expect(toasts().at(-1)?.content).toBe('You have a new order to answer.');
    expect(mutate).toHaveBeenCalledWith(concernsOrders);
    await tell('v3.autosilenced', { room: 'luna' });
    expect(toasts().at(-1)).toMatchObject({ appearance: 'warning', title: 'Chat paused' });
    expect(mutate).toHaveBeenCalledWith(roomKey('luna'));
    await tell('v3.chat.moderate', { action: 'silence', username: 'luna', reason: 'Please stop.' }, 'room');
    expect(toasts().at(-1)).toMatchObject({ title: 'Chat paused', content: 'Please stop.' });
    const shown = toasts().length;
    await tell('v3.chat.moderate', { action: 'silence', username: 'luna' }, 'room');
    await tell('v3.chat.moderate', { action: 'ban', username: 'luna', reason: 'Enough.' }, 'room');
    expect(toasts()).toHaveLength(shown);
    await tell('v3.follower.new', { username: 'ada' });
    expect(toasts().at(-1)?.content).toBe('ada is now following you.');
  });

  it('[FOLLOW-01] [RT-06] a followed broadcaster who comes online is named with a link, and shown in the lists', async () => {
    const update = { broadcaster: 'luna', status: 'online' };
    at('/luna');
    await tell('v3.lobby.status_update', update);
    expect(toasts()).toEqual([]);
    at('/girls');
    await tell('v3.lobby.status_update', update);
    await tell('v3.lobby.status_update', update);
    expect(toasts()).toMatchObject([
      { content: { props: { children: { props: { href: '/luna', children: 'luna is live.' } } } } },
    ]);
    expect(mutate).toHaveBeenCalledWith(roomKey('luna'));
    const [which, change] = mutate.mock.lastCall as unknown as [
      (key: unknown) => boolean,
      (list: object) => object,
    ];
    expect([which(browseKey('/girls', 'en')), which(roomKey('luna'))]).toEqual([true, false]);
    const list = {
      totalCount: 2,
      userList: [
        { username: 'luna', status: 'offline' },
        { username: 'ada', status: 'private' },
      ],
    };
    expect(change(list)).toMatchObject({ userList: [{ status: 'online' }, { status: 'private' }] });
    await tell('v3.lobby.status_update', { broadcaster: 'ada', status: 'offline' });
    expect(toasts()).toHaveLength(1);
  });

  it('[FAN-02] a post that came or went is asked for; likes and a picture change what is shown, and nothing locked', async () => {
    const of = { post_id: exampleFanclubPost.id, broadcaster: 'luna' };
    await tell('v3.fan_club.post_update', of);
    expect(mutate).toHaveBeenLastCalledWith(fanPostsKey('luna'));
    const page: FanPosts = { posts: [exampleFanclubPost, exampleLockedPost], has_more: false };
    const changed = () => {
      const [key, change, options] = mutate.mock.lastCall as unknown as [
        unknown,
        (known?: FanPosts) => FanPosts,
        object,
      ];
      expect([key, options]).toEqual([fanPostsKey('luna'), { revalidate: false }]);
      expect(change(undefined)).toBeUndefined();
      return change(page).posts;
    };
    await tell('v3.fan_club.post_update', { ...of, likes: 13 });
    expect(changed()[0]?.content).toMatchObject({ likes: 13, is_liked: false, text: 'Tomorrow at eight.' });
    await tell('v3.fan_club.post_thumb', { ...of, thumb: '/art/media/new.svg' });
    expect(changed()[0]?.content?.media?.thumbnail_url).toBe('/art/media/new.svg');
    await tell('v3.fan_club.post_update', { ...of, post_id: exampleLockedPost.id, likes: 13 });
    expect(changed()).toEqual(page.posts);
  });

  it('[FAN-01] a broadcaster is told who joined the fan club and who left it, and of a fan’s message once', async () => {
    await tell('v3.fan_subscriber.update', { username: 'bo', level: 'insider', subscribers: 3 });
    expect(toasts()).toMatchObject([{ appearance: 'success', content: 'bo joined your fan club: Insider.' }]);
    await tell('v3.fan_subscriber.update', { username: 'bo', level: null, subscribers: 2 });
    expect(toasts()).toMatchObject([{ appearance: 'info', content: 'bo has left your fan club.' }]);
    expect(mutate).toHaveBeenCalledWith(fanClubKey('ada'));
    store.set(toastsAtom, []);
    const message = { message_id: 5, client_id: 'c', from: 'bo', message: 'Hello.', at: 1 };
    await tell('v3.fan_direct_message.new', { message_id: 5, from: 'bo', message: 'Hello.', at: 1 });
    await tell('v3.private_message.new', { with: 'bo', ...message });
    await vi.waitFor(() => expect(toasts()).toMatchObject([{ title: 'Your fan bo wrote to you' }]));
    await tell('v3.private_message.new', { with: 'bo', ...message, message_id: 6 });
    await vi.waitFor(() => expect(toasts()).toMatchObject([{ title: 'bo wrote to you' }]));
  });

  it('[MEDIA-02] a room’s media are read again once, 2 to 12 seconds after they changed', async () => {
    vi.useFakeTimers();
    await tell('v3.chat.update_media_list', { broadcaster: 'luna' });
    await tell('v3.chat.update_media_list', { broadcaster: 'luna' });
    vi.advanceTimersByTime(1_999);
    expect(mutate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_001);
    expect(mutate.mock.calls).toEqual([[userMediaKey('luna')], [mediaBundleKey('luna')]]);
    await tell('v3.chat.update_media_list', { broadcaster: 'luna' });
    vi.advanceTimersByTime(12_000);
    vi.useRealTimers();
    expect(mutate).toHaveBeenCalledTimes(4);
  });

  it('[PRIV-01] a room that goes private closes to viewers, but not to the one whose show starts', async () => {
    const after = async (known: Room) => {
      mutate.mockClear();
      await tell('v3.chat.update', { status: 'private' }, 'room');
      const [key, change] = mutate.mock.calls[0] as unknown as [string, (room: Room) => Room];
      expect(key).toEqual(roomKey('luna'));
      return change(known).chat.status;
    };
    const room = { ...exampleRoom, chat: { ...exampleRoom.chat, status: 'online' as const } };
    expect(await after({ ...room, show: null })).toBe('private');
    expect(await after({ ...room, show: { ...exampleShow, state: 'requested' } })).toBe('online');
  });

  it('[LIM-01] a recording that arrives is read, and announced once with its address', async () => {
    const arrived = { show_id: 7, broadcaster: 'luna', media_id: 9, slug: 'show' };
    await tell('v3.limited.recorded', arrived);
    await tell('v3.limited.recorded', arrived);
    expect(mutate).toHaveBeenCalledWith(concernsMedia);
    expect(toasts()).toHaveLength(1);
    const shown = () => (toasts().at(-1)?.content as ReactElement | undefined)?.props;
    expect(shown()).toEqual({ broadcaster: 'luna', href: '/luna/media/show/9' });
    await tell('v3.limited.recorded', { ...arrived, show_id: 8, broadcaster: 'ada' });
    expect(shown()).toEqual({ broadcaster: null, href: '/ada/media/show/9' });
  });

  it('a re-up that wants a verification opens the declined modal and no toast', async () => {
    await tell('v3.reUp.update', { success: false, tokens: 0, error: 'verification_required' });
    expect(store.get(openModalsAtom).map(({ id }) => id)).toEqual(['purchase_declined']);
    expect(toasts()).toEqual([]);
  });

  it('[BILL-08] [BILL-09] what only support or another card can mend opens its modal and no toast', async () => {
    await tell('v3.reUp.update', { success: false, tokens: 0, error: 'contact_support' });
    expect(store.get(openModalsAtom).at(-1)).toMatchObject({
      id: 'limits',
      props: { kind: 'contact_support' },
    });
    await tell('v3.reUp.update', { success: false, tokens: 0, error: 'postpay_card_fail' });
    expect(store.get(openModalsAtom).at(-1)).toMatchObject({ id: 'limits', props: { kind: 'postpay' } });
    expect(toasts()).toEqual([]);
  });

  it('offers a reload once for another protocol, which stays', async () => {
    await tell('v3.client.version', { version: 1 });
    expect(toasts()).toEqual([]);
    await tell('v3.client.version', { version: 2 });
    await tell('v3.client.version', { version: 2 });
    expect(toasts()).toHaveLength(1);
    expect(toasts()[0]).toMatchObject({ title: 'This site has been updated', autoDismiss: false });
  });

  it('[AUTH-10] a flash notification stays until it is taken back', async () => {
    await tell('v3.flash_notification.add', {
      notification_id: 'n1',
      message: 'Maintenance',
      appearance: 'info',
    });
    await tell('v3.flash_notification.add', {
      notification_id: 'n2',
      message: 'Soon',
      appearance: 'warning',
    });
    expect(toasts().map(({ autoDismiss }) => autoDismiss)).toEqual([false, false]);
    await tell('v3.flash_notification.remove', { notification_id: 'n1' });
    expect(toasts().map(({ content }) => content)).toEqual(['Soon']);
  });

  it('is said in each language', async () => {
    const english = await noticeLocales.en();
    for (const language of LANGUAGES) {
      const own = await noticeLocales[language]();
      expect(Object.keys(own)).toEqual(Object.keys(english));
      if (language !== 'en') expect(own.payout).not.toBe(english.payout);
    }
  });
});

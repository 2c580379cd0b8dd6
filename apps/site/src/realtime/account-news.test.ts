import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@footlight/contract';
import { exampleFanclubPost, exampleLockedPost } from '@footlight/contract/fixtures';
import { EVENTS, type EventName, type RealtimeEvent } from '@footlight/contract/realtime';
import { createStore } from 'jotai';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FanPosts, fanPostsKey } from '../data/fan-post-keys.ts';
import { roomKey } from '../data/keys.ts';
import { concernsOrders } from '../data/order-keys.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { newsLocales } from '../locales/news/index.ts';
import { openModalsAtom } from '../modals/modals.ts';
import { toastsAtom } from '../state/toasts.ts';
import { ACCOUNT_NEWS, PUT_ASIDE, tellAccountNews } from './account-news.tsx';
import { isShowEvent } from './show-events.ts';

const mutate = vi.fn(async () => undefined);
let store = createStore();
beforeAll(() => createI18n('en', []));
beforeEach(() => {
  store = createStore();
  mutate.mockClear();
});

const tell = (name: EventName, payload: object) =>
  tellAccountNews({ name, payload } as RealtimeEvent, { store, mutate: mutate as never });
const toasts = () => store.get(toastsAtom);

describe('[RT-01] account events', () => {
  it('each event that the platform sends is dealt with in one place, or put aside with a reason', () => {
    const sources = (readdirSync(join(import.meta.dirname, '..'), { recursive: true }) as string[])
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|account-news/.test(file))
      .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
      .join('\n');
    for (const name of Object.keys(EVENTS) as EventName[]) {
      if (EVENTS[name].from === 'client') continue;
      const isLater = Object.hasOwn(PUT_ASIDE, name);
      const isShow = isShowEvent({ name } as RealtimeEvent);
      const isTold = Object.hasOwn(ACCOUNT_NEWS, name) || isShow || sources.includes(`'${name}'`);
      expect(isTold, `${name}: handled, or in PUT_ASIDE`).toBe(!isLater);
    }
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
    // What the reader did is no news to them; the lists are asked anew.
    await tell('v3.token.update', { username: 'luna', tokens: 5, token_change: -5, type: 'order' });
    expect(toasts().at(-1)?.content).toBe('A new order waits for your answer.');
    expect(mutate).toHaveBeenCalledWith(concernsOrders);
    await tell('v3.autosilenced', { room: 'luna' });
    expect(toasts().at(-1)).toMatchObject({ appearance: 'warning', title: 'Chat paused' });
    expect(mutate).toHaveBeenCalledWith(roomKey('luna'));
    await tell('v3.follower.new', { username: 'ada' });
    expect(toasts().at(-1)?.content).toBe('ada follows you now.');
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

  it('a re-up that wants a verification opens the declined modal and no toast', async () => {
    await tell('v3.reUp.update', { success: false, tokens: 0, error: 'verification_required' });
    expect(store.get(openModalsAtom).map(({ id }) => id)).toEqual(['purchase_declined']);
    expect(toasts()).toEqual([]);
  });

  it('[BILL-08] [BILL-09] what only support or another card can mend opens its modal and no toast', async () => {
    await tell('v3.reUp.update', { success: false, tokens: 0, error: 'contact_support' });
    expect(store.get(openModalsAtom).at(-1)).toMatchObject({
      id: 'spending',
      props: { kind: 'contact_support' },
    });
    await tell('v3.reUp.update', { success: false, tokens: 0, error: 'postpay_card_fail' });
    expect(store.get(openModalsAtom).at(-1)).toMatchObject({ id: 'spending', props: { kind: 'postpay' } });
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

  it('a flash notification stays until it is taken back', async () => {
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
    const english = await newsLocales.en();
    for (const language of LANGUAGES) {
      const own = await newsLocales[language]();
      expect(Object.keys(own)).toEqual(Object.keys(english));
      if (language !== 'en') expect(own.payout).not.toBe(english.payout);
    }
  });
});

import { type CurrentUserAnswer, PROTOCOL_VERSION } from '@footlight/contract';
import type { EventName, EventPayload, RealtimeEvent } from '@footlight/contract/realtime';
import type { createStore } from 'jotai';
import { getI18n } from 'react-i18next';
import type { ScopedMutator } from 'swr';
import { type FanPosts, fanPostsKey, withContent } from '../data/fan-post-keys.ts';
import { currentUserKey, roomKey } from '../data/keys.ts';
import { concernsOrders } from '../data/order-keys.ts';
import { wheelsKey } from '../data/promo-keys.ts';
import { spendingKey } from '../data/spending-keys.ts';
import { newsLocales } from '../locales/news/index.ts';
import { modalActions, openModalsAtom } from '../modals/modals.ts';
import { ReloadOffer } from '../screens/reload-offer/reload-offer.tsx';
import { showToast, toastsAtom } from '../state/toasts.ts';

import { PEOPLE_NEWS } from './people-news.tsx';

interface Place {
  store: ReturnType<typeof createStore>;
  mutate: ScopedMutator;
}

/** An order by hand, as its event names it; `order` is what its reader did, and says nothing. */
const ORDER_NEWS = {
  order: null,
  order_waiting: 'orderWaiting',
  order_accepted: 'orderAccepted',
  order_returned: 'orderReturned',
} as const;

/** Everything that a tab says or does about one of these is here; the events of shows and rooms have files of their own. */
type Told = { [N in EventName]?: (payload: EventPayload<N>, place: Place) => void };

/** The texts come with this chunk, so that no page pays for them before there is news. */
const texts = async () => {
  const i18n = getI18n();
  const language = i18n.language as keyof typeof newsLocales;
  if (!i18n.hasResourceBundle(language, 'news'))
    i18n.addResourceBundle(language, 'news', await newsLocales[language]());
  return i18n.getFixedT(language, 'news');
};

let t: Awaited<ReturnType<typeof texts>>;

const changePost = (
  mutate: ScopedMutator,
  broadcaster: string,
  postId: number,
  change: Parameters<typeof withContent>[2],
): void =>
  void mutate<FanPosts>(fanPostsKey(broadcaster), (page) => withContent(page, postId, change), {
    revalidate: false,
  });

export const ACCOUNT_NEWS = {
  'v3.autosilenced': ({ room }, { store, mutate }) => {
    showToast(store, { appearance: 'warning', title: t('silencedTitle'), content: t('autosilenced') });
    if (room) void mutate(roomKey(room));
  },
  'v3.epoch_oneclick_error': (_, { store }) =>
    // The tab that pressed says the same by itself: one toast, by its id.
    showToast(store, { id: 'one-click', appearance: 'error', content: t('oneClick') }),
  'v3.reUp.update': ({ success, tokens, error }, { store, mutate }) => {
    void mutate(currentUserKey);
    void mutate(spendingKey);
    if (success) showToast(store, { appearance: 'success', content: t('reUpDone', { tokens }) });
    else if (error === 'verification_required') void modalActions(store).open('purchase_declined', {});
    else if (error === 'contact_support')
      void modalActions(store).open('spending', { kind: 'contact_support' });
    else if (error === 'postpay_card_fail') {
      // Who has asked for another card by now need not be sent there again.
      if (store.get(openModalsAtom).some(({ id }) => id === 'purchase_tokens')) return;
      void modalActions(store).open('spending', { kind: 'postpay' });
    } else showToast(store, { appearance: 'error', content: t('reUpFailed') });
  },
  /** The balance itself is set in any case; payouts and orders are what nobody in this tab has asked for. */
  'v3.token.update': ({ type, token_change }, { store, mutate }) => {
    if (type?.startsWith('order')) {
      void mutate(concernsOrders);
      const said = ORDER_NEWS[type as keyof typeof ORDER_NEWS];
      if (said) showToast(store, { appearance: 'info', content: t(said) });
    }
    if (type !== 'payout') return;
    showToast(store, { appearance: 'info', content: t('payout', { tokens: Math.abs(token_change) }) });
  },
  'v3.client.version': ({ version }, { store }) => {
    if (version === PROTOCOL_VERSION) return;
    showToast(store, {
      id: 'client-version',
      appearance: 'info',
      title: t('version'),
      content: <ReloadOffer onReload={() => globalThis.location.reload()} />,
      autoDismiss: false,
    });
  },
  /** Whatever shows wheels asks again: spins of a purchase, or of another tab. */
  'v3.promo_wheel_count': (_, { mutate }) => void mutate(wheelsKey),
  'v3.follower.new': ({ username }, { store }) =>
    showToast(store, { appearance: 'info', content: t('follower', { name: username }) }),
  'v3.invisible-mode': ({ is_invisible }, { mutate }) => {
    const change = (answer?: CurrentUserAnswer) =>
      answer && { ...answer, settings: { ...answer.settings, invisible_mode: is_invisible } };
    void mutate<CurrentUserAnswer>(currentUserKey, change, { revalidate: false });
  },
  'v3.flash_notification.add': ({ notification_id, message, title, appearance }, { store }) =>
    showToast(store, {
      id: `flash-${notification_id}`,
      appearance,
      content: message,
      ...(title ? { title } : {}),
      autoDismiss: false,
    }),
  'v3.flash_notification.remove': ({ notification_id }, { store }) =>
    store.set(toastsAtom, (shown) => shown.filter(({ id }) => id !== `flash-${notification_id}`)),
  'v3.chat.model_settings': ({ broadcaster }, { mutate }) => void mutate(roomKey(broadcaster)),
  'v3.voyeur_cam.update': ({ broadcaster }, { mutate }) => void mutate(roomKey(broadcaster)),
  'v3.lobby.status_update': ({ broadcaster }, { mutate }) => void mutate(roomKey(broadcaster)),
  /** Likes come often and bring their number; for what else became of a post a page that shows the feed asks again. */
  'v3.fan_club.post_update': ({ broadcaster, post_id, likes }, { mutate }) =>
    likes === undefined
      ? void mutate(fanPostsKey(broadcaster))
      : changePost(mutate, broadcaster, post_id, () => ({ likes })),
  'v3.fan_club.post_thumb': ({ broadcaster, post_id, thumb }, { mutate }) =>
    changePost(mutate, broadcaster, post_id, ({ media }) => ({
      media: media && { ...media, thumbnail_url: thumb },
    })),
  ...PEOPLE_NEWS,
} satisfies Told;

/** Known, checked and put aside: what would show them is not built yet, and takes them from here when it is. */
export const PUT_ASIDE = {
  'v3.chat.user_joined': 'the list that follows within five seconds holds it (spec 2 §9)',
  'v3.chat.user_left': 'the list that follows within five seconds holds it (spec 2 §9)',
  'v3.media.encoded': 'the media editors show a picture when it is ready',
  'v3.chat.update_media_list': 'rooms list media',
  'v3.stream.ingest_info': 'the broadcaster sees what of the stream arrives',
  'v3.fan_subscriber.update': 'the fan club has its page',
  'v3.fan_direct_message.new': 'the fan club has its page',
  'v3.versus.invite': 'versus has its screens',
  'v3.versus.accept': 'versus has its screens',
  'v3.versus.reject': 'versus has its screens',
  'v3.versus.started': 'versus has its screens',
  'v3.versus.ended': 'versus has its screens',
  'v3.versus-tournament.starting': 'versus has its screens',
  'v3.versus-tournament.running': 'versus has its screens',
  'v3.versus-tournament.room-update': 'versus has its screens',
  'v3.app.control': 'room apps have their panels',
} as const satisfies Partial<Record<EventName, string>>;

/** Says and does what an event means to this tab. What no list names has been dealt with before it comes here. */
export const tellAccountNews = async ({ name, payload }: RealtimeEvent, place: Place): Promise<void> => {
  const tell = (ACCOUNT_NEWS as Record<string, ((payload: never, place: Place) => void) | undefined>)[name];
  if (!tell) return;
  t = await texts();
  tell(payload as never, place);
};

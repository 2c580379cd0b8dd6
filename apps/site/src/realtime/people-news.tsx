import { type CurrentUserAnswer, mergeMessages, type Room } from '@footlight/contract';
import type { CallAnswer } from '@footlight/contract/operations';
import type { EventPayload } from '@footlight/contract/realtime';
import type { createStore } from 'jotai';
import { getI18n } from 'react-i18next';
import type { ScopedMutator } from 'swr';
import { loadPeopleTexts } from '../containers/with-people-texts.tsx';
import { currentUserKey, roomKey } from '../data/keys.ts';
import { conversationsKey, friendsKey, messagesKey } from '../data/people-keys.ts';
import { modalActions } from '../modals/modals.ts';
import { MessageToast } from '../screens/message-toast/message-toast.tsx';
import { openConversationAtom } from '../state/people.ts';
import { showToast } from '../state/toasts.ts';

interface Place {
  store: ReturnType<typeof createStore>;
  mutate: ScopedMutator;
}
type Page = CallAnswer<'GET /messages/{username}'>;

const texts = async () => {
  const i18n = getI18n();
  await loadPeopleTexts(i18n);
  return i18n.getFixedT(i18n.language, 'people');
};

/** Changes what is known of a conversation, and asks again: an answer under way may be older than the news. */
const change = ({ mutate }: Place, username: string, update: (page: Page) => Page) => {
  void mutate<Page>(messagesKey(username), (page) => page && update(page));
  void mutate(conversationsKey);
};

const befriend = ({ mutate }: Place, username: string, friendStatus: Room['viewer']['friendStatus']) => {
  void mutate<Room>(
    roomKey(username),
    (room) => room && { ...room, viewer: { ...room.viewer, friendStatus } },
    { revalidate: false },
  );
  void mutate(friendsKey);
  void mutate(messagesKey(username));
  void mutate(conversationsKey);
};

const sound = async ({ mutate }: Place) => {
  const user = await mutate<CurrentUserAnswer>(currentUserKey, (known) => known, { revalidate: false });
  return user?.settings.pm_audio_notification ? user.settings.volume_tip : 0;
};

const tellMessage = async (
  { with: other, client_id, message }: EventPayload<'v3.private_message.new'>,
  place: Place,
): Promise<void> => {
  const { store } = place;
  const volume = await sound(place);
  const isOpen = store.get(openConversationAtom) === other && document.visibilityState === 'visible';
  if (volume > 0 && navigator.userActivation?.hasBeenActive)
    void import('../sound/room-sounds.ts').then(({ playToast }) => playToast(volume));
  if (isOpen) return;
  const t = await texts();
  showToast(store, {
    // One a person: the newest word stands.
    id: `message-${other}`,
    appearance: 'info',
    isQuiet: true,
    title: t('toast.message', { name: other }),
    content: (
      <MessageToast
        key={client_id}
        text={message}
        onOpen={() => void modalActions(store).open('people', { username: other })}
      />
    ),
  });
};

/** What friends and private messages mean to this tab. */
export const PEOPLE_NEWS = {
  'v3.private_message.new': (payload: EventPayload<'v3.private_message.new'>, place: Place) => {
    const { with: other, ...message } = payload;
    change(place, other, (page) => ({ ...page, messages: mergeMessages(page.messages, [message]) }));
    if (payload.from === other) void tellMessage(payload, place);
  },
  'v3.private_message.delete': (
    { with: other, message_id }: EventPayload<'v3.private_message.delete'>,
    place: Place,
  ) =>
    change(place, other, (page) => ({
      ...page,
      messages: page.messages.filter((one) => one.message_id !== message_id),
    })),
  'v3.private_message.read': (
    { with: other, up_to }: EventPayload<'v3.private_message.read'>,
    place: Place,
  ) => change(place, other, (page) => ({ ...page, read_up_to: Math.max(page.read_up_to, up_to) })),
  'v3.private_message.close': (_: unknown, { mutate }: Place) => void mutate(conversationsKey),
  'v3.private_message.list': ({ with: other }: EventPayload<'v3.private_message.list'>, place: Place) =>
    change(place, other, (page) => page),
  'v3.user_friend.request': async (
    { username, friend_status }: EventPayload<'v3.user_friend.request'>,
    place: Place,
  ) => {
    befriend(place, username, friend_status);
    if (friend_status === 'REQUESTED') return;
    const t = await texts();
    showToast(place.store, { appearance: 'info', content: t('toast.request', { name: username }) });
  },
  'v3.user_friend.accepted': async ({ username }: EventPayload<'v3.user_friend.accepted'>, place: Place) => {
    befriend(place, username, 'CONFIRMED');
    const t = await texts();
    showToast(place.store, { appearance: 'success', content: t('toast.accepted', { name: username }) });
  },
  'v3.user_friend.deleted': ({ username }: EventPayload<'v3.user_friend.deleted'>, place: Place) =>
    befriend(place, username, null),
};

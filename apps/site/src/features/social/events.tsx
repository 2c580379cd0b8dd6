import { type BrowseAnswer, type CurrentUserAnswer, mergeMessages, type Room } from '@footlight/contract';
import type { CallAnswer } from '@footlight/contract/operations';
import type { EventPayload } from '@footlight/contract/realtime';
import { Link } from '@footlight/ui';
import { currentUserKey, isBrowseKey, roomKey } from '../../shell/api/keys.ts';
import { loadTexts } from '../../shell/i18n/load-texts.ts';
import { renderSiteLink } from '../../shell/links/site-link.tsx';
import { isRoomShown } from '../../shell/room/is-room-shown.ts';
import { type LobbyContext, lobbyEvent } from '../../shell/sockets/event-table.ts';
import { showToast, toastsAtom } from '../../shell/toasts/toasts.ts';
import { openConversationAtom } from './people.ts';
import { conversationsKey, friendsKey, messagesKey } from './people-keys.ts';
import { TalkToast } from './talk-toast.tsx';

type Page = CallAnswer<'GET /messages/{username}'>;

/** Updates a cached conversation and fetches it again, because a pending answer may be older than the event. */
const change = ({ mutate }: LobbyContext, username: string, update: (page: Page) => Page) => {
  void mutate<Page>(messagesKey(username), (page) => page && update(page));
  void mutate(conversationsKey);
};

const befriend = (
  { mutate }: LobbyContext,
  username: string,
  friendStatus: Room['viewer']['friendStatus'],
) => {
  void mutate<Room>(
    roomKey(username),
    (room) => room && { ...room, viewer: { ...room.viewer, friendStatus } },
    { revalidate: false },
  );
  void mutate(friendsKey);
  void mutate(messagesKey(username));
  void mutate(conversationsKey);
};

const sound = async ({ mutate }: LobbyContext) => {
  const user = await mutate<CurrentUserAnswer>(currentUserKey, (known) => known, { revalidate: false });
  return user?.settings.pm_audio_notification ? user.settings.volume_tip : 0;
};

/** The last message of each fan: `v3.fan_direct_message.new` arrives before the message itself. */
const fanMessages = new Map<string, number>();

const notifyMessage = async (
  { with: other, client_id, message_id, message }: EventPayload<'v3.private_message.new'>,
  context: LobbyContext,
): Promise<void> => {
  const { store } = context;
  const volume = await sound(context);
  const isOpen = store.get(openConversationAtom) === other && document.visibilityState === 'visible';
  if (volume > 0 && navigator.userActivation?.hasBeenActive)
    void import('../../shell/sound/room-sounds.ts').then(({ playToast }) => playToast(volume));
  if (isOpen) return;
  const t = await loadTexts('social');
  // One toast per person: the newest message replaces the others.
  const id = `message-${other}`;
  showToast(store, {
    id,
    appearance: 'info',
    isQuiet: true,
    title: t(fanMessages.get(other) === message_id ? 'toast.fanMessage' : 'toast.message', { name: other }),
    content: (
      <TalkToast
        key={client_id}
        username={other}
        text={message}
        onOpen={() => store.set(toastsAtom, (shown) => shown.filter((toast) => toast.id !== id))}
      />
    ),
  });
};

type StatusUpdate = EventPayload<'v3.lobby.status_update'>;

/** Shows the new status in the room and in the lists of this tab. */
const showStatus = ({ broadcaster, status }: StatusUpdate, { mutate }: LobbyContext): void => {
  void mutate(roomKey(broadcaster));
  void mutate<BrowseAnswer>(
    isBrowseKey,
    (list) =>
      list && {
        ...list,
        userList: list.userList.map((card) => (card.username === broadcaster ? { ...card, status } : card)),
      },
    { revalidate: false },
  );
};

const notifyLive = async (broadcaster: string, { store }: LobbyContext): Promise<void> => {
  const t = await loadTexts('notices');
  showToast(store, {
    id: `live-${broadcaster}`,
    appearance: 'info',
    content: (
      <Link asChild>
        {renderSiteLink({ href: `/${broadcaster}`, children: t('live', { name: broadcaster }) })}
      </Link>
    ),
  });
};

export const socialEvents = [
  lobbyEvent('v3.lobby.status_update', async (update, context) => {
    showStatus(update, context);
    const isSeen = isRoomShown(update.broadcaster) && document.visibilityState === 'visible';
    if (update.status === 'online' && !isSeen) await notifyLive(update.broadcaster, context);
  }),
  lobbyEvent('v3.private_message.new', (payload, context) => {
    const { with: other, ...message } = payload;
    change(context, other, (page) => ({ ...page, messages: mergeMessages(page.messages, [message]) }));
    if (payload.from === other) void notifyMessage(payload, context);
  }),
  /** Sent to the broadcaster; the toast of the message then names the fan. */
  lobbyEvent('v3.fan_direct_message.new', ({ from, message_id }) => void fanMessages.set(from, message_id)),
  lobbyEvent('v3.private_message.delete', ({ with: other, message_id }, context) =>
    change(context, other, (page) => ({
      ...page,
      messages: page.messages.filter((one) => one.message_id !== message_id),
    })),
  ),
  lobbyEvent('v3.private_message.read', ({ with: other, up_to }, context) =>
    change(context, other, (page) => ({ ...page, read_up_to: Math.max(page.read_up_to, up_to) })),
  ),
  lobbyEvent('v3.private_message.close', (_, { mutate }) => void mutate(conversationsKey)),
  lobbyEvent('v3.private_message.list', ({ with: other }, context) => change(context, other, (page) => page)),
  lobbyEvent('v3.user_friend.request', async ({ username, friend_status }, context) => {
    befriend(context, username, friend_status);
    if (friend_status === 'REQUESTED') return;
    const t = await loadTexts('social');
    showToast(context.store, { appearance: 'info', content: t('toast.request', { name: username }) });
  }),
  lobbyEvent('v3.user_friend.accepted', async ({ username }, context) => {
    befriend(context, username, 'CONFIRMED');
    const t = await loadTexts('social');
    showToast(context.store, { appearance: 'success', content: t('toast.accepted', { name: username }) });
  }),
  lobbyEvent('v3.user_friend.deleted', ({ username }, context) => befriend(context, username, null)),
];

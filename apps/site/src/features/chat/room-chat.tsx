import { EMOTICONS, type Emoticon, type Room } from '@footlight/contract';
import { Chat, type HighlightedMessage } from '@footlight/room-widgets';
import { useStoreValue } from '@footlight/room-widgets/stores';
import { useAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { useBoot } from '../../shell/boot/boot.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { isDoorClosed } from '../../shell/room/door.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSettings } from '../../shell/session/use-settings.ts';
import type { RoomSocket, RoomSocketState } from '../../shell/sockets/room-socket.ts';
import { chatDraftFamily } from './chat-draft.ts';
import { RoomChatTools } from './room-chat-tools.tsx';
import { useEarlyLines } from './use-early-lines.ts';
import { useRoomPeople } from './use-room-people.ts';
import { useRoomSounds } from './use-room-sounds.ts';

const NO_EMOTICONS: readonly Emoticon[] = [];

const connectionOf = (state: RoomSocketState, wasJoined: boolean) =>
  state === 'joined' ? 'joined' : wasJoined ? 'reconnecting' : 'connecting';

export interface RoomChatProps {
  username: string;
  /** Username of the viewer of a private show, which has a chat of its own. */
  privateViewer: string | undefined;
  room: Room | undefined;
  socket: RoomSocket | null;
}

/** The room's chat. Lines come from the socket's log and never pass through here. */
export const RoomChat = ({ username, privateViewer, room, socket }: RoomChatProps) => {
  const [draft, setDraft] = useAtom(chatDraftFamily(username));
  const { language } = useBoot();
  const visitor = useCurrentUser();
  const [settings] = useSettings();
  const modals = useModals();
  const people = useRoomPeople(username, room, socket);
  const state = useStoreValue<RoomSocketState>(socket?.state, 'none');
  const highlighted = useStoreValue<HighlightedMessage | null>(socket?.highlighted, null);
  useRoomSounds(socket, settings.volume_tip);
  const { font_size: fontSize, text_color: textColor } = settings;
  const look = useMemo(() => ({ fontSize, textColor }), [fontSize, textColor]);
  const viewer = visitor.data?.user.username ?? '';
  const say = socket ? (text: string) => socket.say(text, viewer, language) : null;
  const early = useEarlyLines(`${username} ${privateViewer ?? ''}`, say);
  const retry = useCallback((clientId: string) => socket?.retry(clientId, language), [socket, language]);
  return (
    <Chat
      log={socket?.log ?? early.log}
      viewer={{ username: viewer, loggedIn: visitor.data && visitor.isLoggedIn }}
      broadcaster={{ username, displayName: room?.user.displayName ?? username }}
      connection={room && isDoorClosed(room) ? 'closed' : connectionOf(state, socket?.log.position() != null)}
      draft={draft}
      onDraftChange={setDraft}
      onSend={(text) => {
        if (say) say(text);
        else early.add(text, viewer);
        setDraft('');
      }}
      onRetry={retry}
      onAskSignUp={() => void modals.open('signup', {})}
      people={people}
      commands={people.commands}
      emoticons={settings.chat_emoticons === 'YES' ? (room?.chat.emoticonList ?? EMOTICONS) : NO_EMOTICONS}
      look={look}
      muted={people.muted}
      highlighted={highlighted}
      {...(people.mayHighlight ? { onUnhighlight: () => socket?.highlight(null) } : {})}
      tools={<RoomChatTools people={people} socket={socket} />}
    />
  );
};

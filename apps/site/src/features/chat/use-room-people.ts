import {
  ACTIONS_WITH_REASON,
  type ActionWithReason,
  CHAT_COMMANDS,
  type ChatCommandName,
  hasModerateRights,
  MODERATION_ACTIONS,
  type ModerationAction,
  mayCommand,
  maySeeUserList,
  ROLE_OF_ACTION,
  type Room,
  type RoomPerson,
  refuseModeration,
} from '@footlight/contract';
import type { PersonAction } from '@footlight/room-widgets';
import { useAtom, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useModals } from '../../shell/modals/modals.ts';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { useRoomCalls } from '../../shell/room/use-room-calls.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import { chatDraftFamily } from './chat-draft.ts';
import { mutedAtom } from './muted.ts';

/** A person in the room, and the line from which the menu was opened, if any. */
interface PersonHere {
  username: string;
  isModel: boolean;
  lineId?: string;
}

export interface RoomPeople {
  actionsFor(person: PersonHere): readonly PersonAction[];
  onAction(action: PersonAction, person: PersonHere): void;
  commands: readonly ChatCommandName[];
  maySeeUsers: boolean;
  mayHighlight: boolean;
  muted: readonly string[];
  unmute(username: string): void;
}

const isModeration = (action: PersonAction): action is ModerationAction =>
  (MODERATION_ACTIONS as readonly string[]).includes(action);

const hasReason = (action: PersonAction): action is ActionWithReason =>
  (ACTIONS_WITH_REASON as readonly string[]).includes(action);

/** Of two opposite actions, the one that has an effect. */
const isOffered = (action: ModerationAction, username: string, chat: Room['chat']): boolean => {
  const { role, isGiven } = ROLE_OF_ACTION[action];
  const lists = {
    silenced: chat.silencedUsernameList,
    moderator: chat.moderatorUsernameList,
    banned: chat.bannedUsernameList,
    kicked: [],
  };
  return (lists[role] as readonly string[]).includes(username) !== isGiven;
};

/** Actions of this viewer on others in a room. The platform checks the same rules. */
export const useRoomPeople = (
  username: string,
  room: Room | undefined,
  socket: RoomSocket | null,
): RoomPeople => {
  const user = useCurrentUser().data?.user;
  const [muted, setMuted] = useAtom(mutedAtom);
  const setDraft = useSetAtom(chatDraftFamily(username));
  const calls = useRoomCalls(username);
  const modals = useModals();
  const errorToast = useErrorToast();
  return useMemo((): RoomPeople => {
    const me: RoomPerson = {
      username: user?.username ?? '',
      roles: user?.user_roles ?? [],
      isModel: user?.type === 'model',
    };
    const isMember = (user?.id ?? 0) > 0;
    const staff = { streamer: username, moderators: room?.chat.moderatorUsernameList ?? [] };
    const mayHighlight = isMember && hasModerateRights(me, staff);
    const mute = (name: string, isMuted: boolean) =>
      setMuted([...muted.filter((one) => one !== name), ...(isMuted ? [name] : [])]);
    return {
      muted,
      unmute: (name) => mute(name, false),
      mayHighlight,
      maySeeUsers: maySeeUserList(me, staff, room?.chat.isUserListVisible ?? false),
      commands: isMember ? CHAT_COMMANDS.filter((name) => mayCommand(me, name, staff)) : [],
      actionsFor({ username: name, isModel, lineId }) {
        if (!room || name === me.username) return [];
        const target = { username: name, roles: [], isModel };
        const ofRoom = isMember
          ? MODERATION_ACTIONS.filter(
              (action) =>
                isOffered(action, name, room.chat) && refuseModeration(me, target, action, staff) === null,
            )
          : [];
        return [
          ...(isMember ? (['mention', 'message'] as const) : []),
          muted.includes(name) ? 'unmute' : 'mute',
          ...(lineId ? (['report'] as const) : []),
          ...(mayHighlight && lineId ? (['highlight'] as const) : []),
          ...ofRoom,
        ];
      },
      onAction(action, { username: name, lineId }) {
        if (action === 'mention')
          setDraft((draft) => `${draft}${draft && !draft.endsWith(' ') ? ' ' : ''}@${name} `);
        else if (action === 'mute' || action === 'unmute') mute(name, action === 'mute');
        else if (action === 'message') void modals.open('social', { username: name });
        else if (action === 'highlight') socket?.highlight(lineId ?? null);
        else if (action === 'report')
          void modals.open('report', {
            target: { kind: 'message', room: username, line_id: lineId ?? '' },
            name,
          });
        else if (hasReason(action)) void modals.open('moderate', { username, target: name, action });
        else if (isModeration(action)) {
          calls.moderate(action, name).catch((error: unknown) => errorToast(error));
        }
      },
    };
  }, [username, room, socket, user, muted, setMuted, setDraft, calls, modals, errorToast]);
};

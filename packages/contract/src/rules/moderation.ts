import type { ErrorType } from '../errors.ts';
import {
  hasAdminRights,
  hasModerateRights,
  isOtherModel,
  type RoomPerson,
  type RoomStaff,
} from './rights.ts';

/** What can be done to somebody in a room (spec 2 §6), and how it is taken back. */
export const MODERATION_ACTIONS = [
  'silence',
  'unsilence',
  'kick',
  'ban',
  'unban',
  'appoint',
  'dismiss',
] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** What somebody is in a room, beyond a viewer (spec 3 §3, user room roles). */
export const ROOM_ROLES = ['banned', 'kicked', 'moderator', 'silenced'] as const;
export type RoomRole = (typeof ROOM_ROLES)[number];

/** The role that an action gives, or takes away. */
export const ROLE_OF_ACTION = {
  silence: { role: 'silenced', isGiven: true },
  unsilence: { role: 'silenced', isGiven: false },
  kick: { role: 'kicked', isGiven: true },
  ban: { role: 'banned', isGiven: true },
  unban: { role: 'banned', isGiven: false },
  appoint: { role: 'moderator', isGiven: true },
  dismiss: { role: 'moderator', isGiven: false },
} as const satisfies Record<ModerationAction, { role: RoomRole; isGiven: boolean }>;

/** Room moderators keep order; who is shut out for good and who keeps order is for those who run the room. Assumed. */
const FOR_ADMINS: ReadonlySet<ModerationAction> = new Set(['ban', 'unban', 'appoint', 'dismiss']);

/** Whether somebody may do this at all in the room, whoever it is done to. */
export const mayModerate = (actor: RoomPerson, action: ModerationAction, room: RoomStaff): boolean =>
  FOR_ADMINS.has(action) ? hasAdminRights(actor, room) : hasModerateRights(actor, room);

/**
 * Why an action is refused, or null. Nobody acts on themselves or on admins of the room; a room moderator does not act
 * on another; a broadcaster cannot become moderator in a colleague's room.
 */
export const refuseModeration = (
  actor: RoomPerson,
  target: RoomPerson,
  action: ModerationAction,
  room: RoomStaff,
): Extract<ErrorType, 'forbidden' | 'moderation_protected'> | null => {
  if (!mayModerate(actor, action, room)) return 'forbidden';
  if (actor.username === target.username || hasAdminRights(target, room)) return 'moderation_protected';
  if (action === 'appoint' && isOtherModel(target, room)) return 'moderation_protected';
  const isPeer = hasModerateRights(target, room);
  return isPeer && !hasAdminRights(actor, room) ? 'moderation_protected' : null;
};

/** Notices name people to themselves and to those who keep order; to all others it is "A user" (spec 2 §6). */
export const seesNoticeInFull = (person: RoomPerson, subject: string, room: RoomStaff): boolean =>
  person.username === subject || hasModerateRights(person, room);

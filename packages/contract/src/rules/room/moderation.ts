import type { ErrorType } from '../../errors/errors.ts';
import {
  hasAdminRights,
  hasModerateRights,
  isOtherModel,
  type RoomPerson,
  type RoomStaff,
} from './rights.ts';

/** Moderation actions in a room (spec 2 §6) and their reversals. */
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

/** Characters of the reason that staff may give. Assumed. */
export const MAX_MODERATION_REASON = 200;
/** Actions whose reason the person reads (spec 2 §8: "or the server reason"). */
export const ACTIONS_WITH_REASON = ['silence', 'kick', 'ban'] as const satisfies readonly ModerationAction[];
export type ActionWithReason = (typeof ACTIONS_WITH_REASON)[number];

/** Roles of a user in a room (spec 3 §3, user room roles). */
export const ROOM_ROLES = ['banned', 'kicked', 'moderator', 'silenced'] as const;
export type RoomRole = (typeof ROOM_ROLES)[number];

/** The role that an action assigns or removes. */
export const ROLE_OF_ACTION = {
  silence: { role: 'silenced', isGiven: true },
  unsilence: { role: 'silenced', isGiven: false },
  kick: { role: 'kicked', isGiven: true },
  ban: { role: 'banned', isGiven: true },
  unban: { role: 'banned', isGiven: false },
  appoint: { role: 'moderator', isGiven: true },
  dismiss: { role: 'moderator', isGiven: false },
} as const satisfies Record<ModerationAction, { role: RoomRole; isGiven: boolean }>;

/** Only the room's admins may ban or appoint moderators; moderators do the rest. Assumed. */
const FOR_ADMINS: ReadonlySet<ModerationAction> = new Set(['ban', 'unban', 'appoint', 'dismiss']);

/** Whether a user may perform this action in the room, whatever the target. */
export const mayModerate = (actor: RoomPerson, action: ModerationAction, room: RoomStaff): boolean =>
  FOR_ADMINS.has(action) ? hasAdminRights(actor, room) : hasModerateRights(actor, room);

/**
 * Why an action is rejected, or null. Nobody moderates themselves or the room's admins; a moderator cannot moderate
 * another; a broadcaster cannot become moderator in another broadcaster's room.
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

/** Notices show the name to the person and to moderators; everybody else sees "A user" (spec 2 §6). */
export const seesNoticeInFull = (person: RoomPerson, subject: string, room: RoomStaff): boolean =>
  person.username === subject || hasModerateRights(person, room);

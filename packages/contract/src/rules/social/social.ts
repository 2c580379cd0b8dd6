/** A user's relation to the reader: friend, requested by the reader, or waiting for the reader's answer (spec 2 §3). */
export const FRIEND_STATUSES = ['CONFIRMED', 'REQUESTED', 'TO_CONFIRM'] as const;
export type FriendStatus = (typeof FRIEND_STATUSES)[number];
export const FRIEND_ACTIONS = ['request', 'accept', 'delete'] as const;
export type FriendAction = (typeof FRIEND_ACTIONS)[number];

/** Who may send private messages (spec 2 §6). */
export const PM_ALLOW = ['all', 'none'] as const;
export type PmAllow = (typeof PM_ALLOW)[number];

/** Most friends plus sent requests, and most open conversations (spec 2 §9). */
export const FRIEND_LIMIT = 250;
export const PM_LIMIT = 250;
/** Longest private message in characters. Assumed: as a chat line. */
export const MAX_PRIVATE_MESSAGE = 500;
/** Messages per page. */
export const MESSAGE_PAGE = 40;

/** The relation between two users; null for none. */
export interface Friendship {
  requestedBy: string;
  isConfirmed: boolean;
}

export const friendStatusOf = (friendship: Friendship | null, me: string): FriendStatus | null => {
  if (friendship === null) return null;
  if (friendship.isConfirmed) return 'CONFIRMED';
  return friendship.requestedBy === me ? 'REQUESTED' : 'TO_CONFIRM';
};

export type FriendStep =
  | { next: Friendship | null; event: 'request' | 'accepted' | 'deleted' | null }
  | { refusal: 'conflict' | 'friend_limit' | 'forbidden' };

/**
 * The effect of an action on a friendship. `taken` counts the acting user's friends and sent requests; received
 * requests count for their senders, so that nobody can fill another's list. Requesting a user who has already requested
 * accepts.
 */
export const friendStep = (
  friendship: Friendship | null,
  action: FriendAction,
  { me, isSelf, isBlocked, taken }: { me: string; isSelf: boolean; isBlocked: boolean; taken: number },
): FriendStep => {
  const status = friendStatusOf(friendship, me);
  if (isSelf) return { refusal: 'forbidden' };
  // Removing is always possible.
  if (action === 'delete') return { next: null, event: status === null ? null : 'deleted' };
  if (isBlocked) return { refusal: 'forbidden' };
  if (status === 'CONFIRMED' || (status === 'REQUESTED' && action === 'request'))
    return { next: friendship, event: null };
  if (action === 'accept' && status !== 'TO_CONFIRM') return { refusal: 'conflict' };
  if (taken >= FRIEND_LIMIT) return { refusal: 'friend_limit' };
  return status === 'TO_CONFIRM'
    ? { next: { requestedBy: friendship?.requestedBy ?? me, isConfirmed: true }, event: 'accepted' }
    : { next: { requestedBy: me, isConfirmed: false }, event: 'request' };
};

/** Why a private message is rejected, or null. Users banned from each other's room cannot write. */
export const refuseMessage = ({
  isSelf,
  isBlocked,
  allow,
}: {
  isSelf: boolean;
  isBlocked: boolean;
  /** The recipient's setting. */
  allow: PmAllow;
}): 'forbidden' | 'pm_not_allowed' | null => {
  if (isSelf || isBlocked) return 'forbidden';
  return allow === 'none' ? 'pm_not_allowed' : null;
};

export const CONVERSATION_SORTS = ['timestamp', 'unread', 'username'] as const;
export type ConversationSort = (typeof CONVERSATION_SORTS)[number];

/** Conversations in the reader's chosen order; ties go newest first, then by name. */
export const sortConversations = <T extends { username: string; unread: number; at: number }>(
  list: readonly T[],
  order: ConversationSort,
): T[] => {
  const byName = (a: T, b: T) => (a.username < b.username ? -1 : a.username > b.username ? 1 : 0);
  const byTime = (a: T, b: T) => b.at - a.at || byName(a, b);
  const byUnread = (a: T, b: T) => b.unread - a.unread || byTime(a, b);
  return list.toSorted({ timestamp: byTime, unread: byUnread, username: byName }[order]);
};

interface Numbered {
  message_id: number;
}

/** Merges messages by id; the later version of a message wins. */
export const mergeMessages = <T extends Numbered>(known: readonly T[], coming: readonly T[]): T[] => {
  const all = new Map(known.map((one) => [one.message_id, one]));
  for (const one of coming) all.set(one.message_id, one);
  return [...all.values()].sort((a, b) => a.message_id - b.message_id);
};

/**
 * Merges the newest page into a tab's messages. Within the page's range the page wins, so deleted messages disappear;
 * older messages stay only if there can be no gap before the page.
 */
export const refreshMessages = <T extends Numbered>(
  known: { messages: readonly T[]; has_more: boolean } | undefined,
  page: { messages: readonly T[]; has_more: boolean },
): { messages: T[]; has_more: boolean } => {
  const first = page.messages[0]?.message_id;
  const touches =
    known !== undefined && first !== undefined && known.messages.some((one) => one.message_id >= first);
  if (!page.has_more || !touches) return { messages: [...page.messages], has_more: page.has_more };
  const older = known.messages.filter((one) => one.message_id < first);
  return {
    messages: [...older, ...page.messages],
    has_more: older.length > 0 ? known.has_more : page.has_more,
  };
};

/** Days of tips that count for a room's top fans, and how many fans are listed. Assumed. */
export const FAN_DAYS = 30;
export const MAX_FANS = 10;

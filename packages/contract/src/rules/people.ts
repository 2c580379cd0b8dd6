/** How somebody stands to the reader: friends, asked by the reader, or waiting for the reader's answer (spec 2 §3). */
export const FRIEND_STATUSES = ['CONFIRMED', 'REQUESTED', 'TO_CONFIRM'] as const;
export type FriendStatus = (typeof FRIEND_STATUSES)[number];
export const FRIEND_ACTIONS = ['request', 'accept', 'delete'] as const;
export type FriendAction = (typeof FRIEND_ACTIONS)[number];

/** From whom private messages are taken (spec 2 §6). */
export const PM_ALLOW = ['all', 'none'] as const;
export type PmAllow = (typeof PM_ALLOW)[number];

/** Friends with those asked, and open conversations, that somebody may have (spec 2 §9). */
export const FRIEND_LIMIT = 250;
export const PM_LIMIT = 250;
/** Characters of a private message. Assumed: as a chat line. */
export const MAX_PRIVATE_MESSAGE = 500;
/** Messages of one page. */
export const MESSAGE_PAGE = 40;

/** What is between two people; null is nothing. */
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
  | { next: Friendship | null; told: 'request' | 'accepted' | 'deleted' | null }
  | { refusal: 'conflict' | 'friend_limit' | 'forbidden' };

/**
 * What an action makes of what is between two people. `taken` is how many friends and open requests of their own the
 * acting person has: requests of others count for those who sent them, so that nobody can fill another's list.
 * Whoever asks somebody who has asked already accepts.
 */
export const friendStep = (
  friendship: Friendship | null,
  action: FriendAction,
  { me, isSelf, isBlocked, taken }: { me: string; isSelf: boolean; isBlocked: boolean; taken: number },
): FriendStep => {
  const status = friendStatusOf(friendship, me);
  if (isSelf) return { refusal: 'forbidden' };
  // To leave is always open.
  if (action === 'delete') return { next: null, told: status === null ? null : 'deleted' };
  if (isBlocked) return { refusal: 'forbidden' };
  if (status === 'CONFIRMED' || (status === 'REQUESTED' && action === 'request'))
    return { next: friendship, told: null };
  if (action === 'accept' && status !== 'TO_CONFIRM') return { refusal: 'conflict' };
  if (taken >= FRIEND_LIMIT) return { refusal: 'friend_limit' };
  return status === 'TO_CONFIRM'
    ? { next: { requestedBy: friendship?.requestedBy ?? me, isConfirmed: true }, told: 'accepted' }
    : { next: { requestedBy: me, isConfirmed: false }, told: 'request' };
};

/** Why a private message to somebody is refused, or null. Two who are banned from a room of the other do not write. */
export const refuseMessage = ({
  isSelf,
  isBlocked,
  allow,
}: {
  isSelf: boolean;
  isBlocked: boolean;
  /** Of the one who would receive it. */
  allow: PmAllow;
}): 'forbidden' | 'pm_not_allowed' | null => {
  if (isSelf || isBlocked) return 'forbidden';
  return allow === 'none' ? 'pm_not_allowed' : null;
};

export const CONVERSATION_SORTS = ['timestamp', 'unread', 'username'] as const;
export type ConversationSort = (typeof CONVERSATION_SORTS)[number];

/** Conversations in the reader's order; those that are equal by it stand newest first, then by name. */
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

/** Messages by their number, each once; the later word about one holds. */
export const mergeMessages = <T extends Numbered>(known: readonly T[], coming: readonly T[]): T[] => {
  const all = new Map(known.map((one) => [one.message_id, one]));
  for (const one of coming) all.set(one.message_id, one);
  return [...all.values()].sort((a, b) => a.message_id - b.message_id);
};

/**
 * The newest page over what a tab has: what the page covers is as the page says (a message that was deleted meanwhile
 * goes), and older ones stay only where nothing can be missing between them and the page.
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

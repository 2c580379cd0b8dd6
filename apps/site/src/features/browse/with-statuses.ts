import type { BrowseAnswer, StatusesAnswer } from '@footlight/contract';

/**
 * A list with what changed on its cards. Nothing moves under the reader; an unchanged room stays the same object, and a
 * list without a change the same list, so that only changed cards render again.
 */
export const withStatuses = (
  list: BrowseAnswer | undefined,
  { rooms }: StatusesAnswer,
): BrowseAnswer | undefined => {
  if (!list) return list;
  const fresh = new Map(rooms.map((room) => [room.username, room]));
  let isChanged = false;
  const userList = list.userList.map((user) => {
    const now = fresh.get(user.username);
    const isSame =
      !now ||
      (now.status === user.status &&
        now.viewer_count === user.viewer_count &&
        now.thumbnail_url === user.thumbnail_url);
    if (isSame) return user;
    isChanged = true;
    return { ...user, ...now };
  });
  return isChanged ? { ...list, userList } : list;
};

import type { BrowseAnswer, BrowseUser, HomeAnswer, StatusesAnswer } from '@footlight/contract';
import type { ScopedMutator } from 'swr';
import { isBrowseKey, isHomeKey } from '../../shell/api/keys.ts';

type Fresh = ReadonlyMap<string, StatusesAnswer['rooms'][number]>;

/** The same array without a change, and the same object for an unchanged room. */
const changed = (users: BrowseUser[], fresh: Fresh): BrowseUser[] => {
  let isChanged = false;
  const next = users.map((user) => {
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
  return isChanged ? next : users;
};

const withUsers = <T extends { userList: BrowseUser[] }>(list: T, fresh: Fresh): T => {
  const userList = changed(list.userList, fresh);
  return userList === list.userList ? list : { ...list, userList };
};

/**
 * Writes what changed on cards into the lists and home sections of the cache. Nothing moves under the reader; only changed
 * cards render again.
 */
export const mergeStatuses = async (mutate: ScopedMutator, { rooms }: StatusesAnswer): Promise<void> => {
  const fresh: Fresh = new Map(rooms.map((room) => [room.username, room]));
  const options = { revalidate: false };
  await mutate<BrowseAnswer>(isBrowseKey, (list) => list && withUsers(list, fresh), options);
  await mutate<HomeAnswer>(
    isHomeKey,
    (home) => {
      if (!home) return home;
      const sectionList = home.sectionList.map((section) => withUsers(section, fresh));
      const isSame = sectionList.every((section, at) => section === home.sectionList[at]);
      return isSame ? home : { ...home, sectionList };
    },
    options,
  );
};

import type { BrowseAnswer, StatusesAnswer } from '@footlight/contract';
import type { ReadKey } from '@footlight/contract/client';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { ListPlace } from './list-place.tsx';

/** Milliseconds between reads while the page is visible. */
const EVERY = 30_000;
const MOST = 60;

/** The cards whose place is in the view, or near it. */
const namesInView = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-component=model-card]')]
    .filter((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return bottom > -300 && top < innerHeight + 300;
    })
    .map((card) => card.querySelector('[data-part=link]')?.getAttribute('href')?.split('/').at(-1) ?? '')
    .filter(Boolean)
    .slice(0, MOST);

/** The list with the new statuses; nothing moves under the reader, and unchanged rooms stay the same objects. */
const withStatuses = (
  list: BrowseAnswer | undefined,
  { rooms }: StatusesAnswer,
): BrowseAnswer | undefined => {
  if (!list) return list;
  const fresh = new Map(rooms.map((room) => [room.username, room]));
  const userList = list.userList.map((user) => {
    const now = fresh.get(user.username);
    const isSame =
      !now ||
      (now.status === user.status &&
        now.viewer_count === user.viewer_count &&
        now.thumbnail_url === user.thumbnail_url);
    return isSame ? user : { ...user, ...now };
  });
  return { ...list, userList };
};

/**
 * Keeps the cards in view up to date without reading the list again, which would reorder it, and the reader's place in
 * it. One lazy part: the first view needs neither.
 */
const LiveCards = ({ listKey }: { listKey: ReadKey<'GET /browse/react{path}'> }) => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const name = JSON.stringify(listKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is a new array in each render
  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState === 'hidden') return;
      const usernames = namesInView();
      if (usernames.length === 0) return;
      // A failed read is tried again with the next interval.
      const answer = await api('GET /browse/statuses', { query: { usernames: usernames.join(',') } }).catch(
        () => null,
      );
      if (answer)
        await mutate<BrowseAnswer>(listKey, (list) => withStatuses(list, answer), { revalidate: false });
    };
    const timer = setInterval(() => void refresh(), EVERY);
    return () => clearInterval(timer);
  }, [api, mutate, name]);
  return <ListPlace />;
};

export default LiveCards;

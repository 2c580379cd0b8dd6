import { type BrowseUser, SECTION_OF_GENDER } from '@footlight/contract';
import { type ReactElement, useMemo } from 'react';
import { RoomCard } from '../../lib/room-card.tsx';

/** Tags on a card: more would be cut off. */
const TAGS = 3;
/** Cards of the first view on a wide screen; their pictures load eagerly. */
const EAGER = 8;

/** Makes the cards of a list. `base` is the address of the language; `front`: the first picture of the page is above. */
export const useRoomCards = ({
  users,
  base,
  front,
}: {
  users: readonly BrowseUser[] | undefined;
  base: string;
  front: boolean;
}) => {
  // What is true of all rooms of a list is said by its title, and not by each card.
  const isOfAll = (has: (user: BrowseUser) => boolean): boolean =>
    users !== undefined && users.length > 1 && users.every(has);
  const hasPrices = new Set(users?.map((user) => user.private_price)).size > 1;
  const areVr = isOfAll(({ flagList }) => flagList.includes('vr'));
  const areVoyeur = isOfAll(({ flagList }) => flagList.includes('voyeur'));
  const areNew = isOfAll((user) => user.is_new);
  const speakOne = isOfAll(({ languages: [spoken] }) => spoken === users?.[0]?.languages[0]);
  // The same element while a room is the same: cards that the server drew stay as they are.
  return useMemo(() => {
    const made = new WeakMap<BrowseUser, ReactElement>();
    return (user: BrowseUser, index: number): ReactElement => {
      const card = made.get(user) ?? (
        <RoomCard
          key={user.username}
          user={user}
          tags={user.tags.slice(0, TAGS)}
          tagHref={(tag) => `${base}${SECTION_OF_GENDER[user.gender]}/tag/${encodeURIComponent(tag)}`}
          hasPrice={hasPrices}
          {...(areVr && { vr: false })}
          {...(areVoyeur && { voyeur: false })}
          {...(areNew && { recent: false })}
          {...(speakOne && { language: undefined })}
          // The front has the first picture of the page.
          eager={!front && index < EAGER}
        />
      );
      made.set(user, card);
      return card;
    };
  }, [base, front, hasPrices, areVr, areVoyeur, areNew, speakOne]);
};

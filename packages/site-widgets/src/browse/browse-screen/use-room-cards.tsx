import { type BrowseUser, SECTION_OF_GENDER } from '@footlight/contract';
import { type ReactElement, useMemo } from 'react';
import { commonOf } from '../../lib/common-of.ts';
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
  const hasPrices = new Set(users?.map((user) => user.private_price)).size > 1;
  const { vr, voyeur, versus, recent, language } = commonOf(users);
  // The same element while a room is the same: cards that the server drew stay as they are.
  return useMemo(() => {
    const common = { vr, voyeur, versus, recent, language };
    const made = new WeakMap<BrowseUser, ReactElement>();
    return (user: BrowseUser, index: number): ReactElement => {
      const card = made.get(user) ?? (
        <RoomCard
          key={user.username}
          user={user}
          tags={user.tags.slice(0, TAGS)}
          tagHref={(tag) => `${base}${SECTION_OF_GENDER[user.gender]}/tag/${encodeURIComponent(tag)}`}
          hasPrice={hasPrices}
          common={common}
          // The front has the first picture of the page.
          eager={!front && index < EAGER}
        />
      );
      made.set(user, card);
      return card;
    };
  }, [base, front, hasPrices, vr, voyeur, versus, recent, language]);
};

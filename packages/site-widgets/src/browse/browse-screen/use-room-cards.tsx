import { type BrowseUser, SECTION_OF_GENDER } from '@footlight/contract';
import { numberFormat, useTexts } from '@footlight/ui';
import { type ReactElement, useMemo } from 'react';
import { RoomCard } from '../../lib/room-card.tsx';

/** The place of a ranking, and the number behind it if it is public. */
const rankOf = (ranking: BrowseUser['ranking'], format: Intl.NumberFormat): string | undefined =>
  ranking && `#${ranking.place}${ranking.value === null ? '' : ` · ${format.format(ranking.value)}`}`;

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
  const { language } = useTexts('browse');
  const format = numberFormat(language);
  // Show prices only if they differ.
  const hasPrices = new Set(users?.map((user) => user.private_price)).size > 1;
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
          rank={rankOf(user.ranking, format)}
          hasPrice={hasPrices}
          // The front has the first picture of the page.
          eager={!front && index < EAGER}
        />
      );
      made.set(user, card);
      return card;
    };
  }, [base, format, front, hasPrices]);
};

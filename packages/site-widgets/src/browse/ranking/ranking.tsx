import type { BrowseUser } from '@footlight/contract';
import { cn, ModelGrid, Skeleton } from '@footlight/ui';
import { type ComponentProps, type ReactElement, type Ref, useMemo } from 'react';
import type { RankUnit } from '../../lib/ranked-by.ts';
import { RankCard } from './rank-card.tsx';

export interface RankingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the lists. */
  label: string;
  /** Each with `ranking`, best first; undefined while they load. */
  users: readonly BrowseUser[] | undefined;
  /** What the numbers count; null for a ranking without numbers. */
  unit: RankUnit | null;
  /** The list below the podium. */
  listRef?: Ref<HTMLUListElement>;
}

const PODIUM = 3;
const PENDING_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
/** Pixels that a row needs. */
const ROW_WIDTH = 340;

/** By the number of places on it. */
const columns = ['', 'max-w-2xl', 'grid-cols-2', 'grid-cols-2 desktop:grid-cols-[1fr_1.25fr_1fr]'];
/** The first stands in the middle, and still comes first for keyboards and screen readers. */
const orders = ['max-desktop:col-span-2 desktop:order-1', '', 'desktop:order-2'];
const podiumClass = (count: number) => cn('grid items-end gap-2.5 desktop:gap-4', columns[count]);

const PendingRanking = () => (
  <>
    <div className={podiumClass(PODIUM)}>
      {orders.map((order, nth) => (
        <div key={order} className={cn('overflow-hidden rounded-xl bg-surface', order)}>
          <Skeleton className={cn('aspect-16/10 h-auto rounded-none', nth > 0 && 'desktop:aspect-16/9')} />
          <Skeleton className="m-5 h-15 w-2/3" />
        </div>
      ))}
    </div>
    <div className="grid gap-2.5 desktop:grid-cols-3 desktop:gap-4">
      {PENDING_ROWS.map((row) => (
        <Skeleton key={row} className="h-22 rounded-lg" />
      ))}
    </div>
  </>
);

/** A list by places: a podium of the first three, and rows below it. */
export const Ranking = ({ label, users, unit, listRef, className, ...rest }: RankingProps) => {
  // The same element while a user is the same: rows that the server drew stay as they are.
  const row = useMemo(() => {
    const made = new WeakMap<BrowseUser, ReactElement>();
    return (user: BrowseUser): ReactElement => {
      const card = made.get(user) ?? <RankCard key={user.username} user={user} unit={unit} />;
      made.set(user, card);
      return card;
    };
  }, [unit]);
  const podium = users?.filter(({ ranking }) => ranking && ranking.place <= PODIUM) ?? [];
  const others = users?.slice(podium.length) ?? [];
  return (
    <div
      {...rest}
      data-component="ranking"
      aria-busy={!users}
      className={cn('flex flex-col gap-4 desktop:gap-6', className)}
    >
      {users ? null : <PendingRanking />}
      {podium.length > 0 ? (
        <ol aria-label={label} data-part="podium" className={podiumClass(podium.length)}>
          {podium.map((user, nth) => (
            <li key={user.username} className={cn('grid min-w-0', podium.length === PODIUM && orders[nth])}>
              <RankCard user={user} unit={unit} podium />
            </li>
          ))}
        </ol>
      ) : null}
      {others.length > 0 ? (
        <ModelGrid
          ref={listRef}
          label={label}
          minWidth={ROW_WIDTH}
          // Without it the narrowest phone would show two side by side; and rows are lower than cards.
          className="max-sm:grid-cols-1! [&>li]:[contain-intrinsic-block-size:auto_5.5rem]"
        >
          {others.map(row)}
        </ModelGrid>
      ) : null}
    </div>
  );
};

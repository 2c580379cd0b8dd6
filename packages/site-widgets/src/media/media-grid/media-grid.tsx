import { isNewMedia, type MediaCardItem, mediaHref } from '@footlight/contract';
import { cn, MediaCard } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface MediaGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Label of the list. */
  label: string;
  items: readonly MediaCardItem[];
  /** Ids of the viewer's own media. */
  owned: ReadonlySet<number>;
  /** Unix milliseconds; determines which items are new. */
  now: number;
  /** Id of the open item. */
  currentId?: number;
  /** Address of an item; default: its page. */
  hrefOf?: ((item: MediaCardItem) => string) | undefined;
  /** All items are free, and what is around them says so. */
  free?: boolean;
  /** Shows one scrolling row instead of a grid. */
  strip?: boolean;
}

/** As many cards in a row as a list of rooms has. */
export const mediaGrid = 'grid gap-3 [grid-template-columns:repeat(auto-fill,minmax(min(45%,14rem),1fr))]';

/** Cards of media items. Where most are new, no card says so. */
export const MediaGrid = ({
  label,
  items,
  owned,
  now,
  currentId,
  hrefOf = mediaHref,
  free = false,
  strip = false,
  className,
  ...rest
}: MediaGridProps) => {
  const isNew = (item: MediaCardItem) => isNewMedia(item, now);
  const isNewRare = items.filter(isNew).length <= items.length / 2;
  return (
    <ul
      aria-label={label}
      {...rest}
      data-component="media-grid"
      // The strip needs no tab stop to scroll by keyboard: focusing a link scrolls it into view.
      className={cn(strip ? 'flex gap-3 overflow-x-auto p-1' : mediaGrid, className)}
    >
      {items.map((item) => (
        <li
          key={item.id}
          data-part="item"
          aria-current={item.id === currentId ? 'true' : undefined}
          className={cn(
            'flex min-w-0 rounded-lg *:w-full aria-[current]:outline-2 aria-[current]:outline-primary',
            strip && 'w-44 shrink-0',
          )}
        >
          <MediaCard
            href={hrefOf(item)}
            title={item.name}
            displayName={item.user_display_name}
            kind={item.type_name}
            thumbnailUrl={item.thumbnail_url}
            duration={item.duration}
            itemCount={item.item_count}
            tokenPrice={free ? undefined : item.token_price}
            {...(item.fanclub_access_level && item.token_price === 0
              ? { unlockLevel: item.fanclub_access_level }
              : {})}
            owned={owned.has(item.id)}
            recent={isNewRare && isNew(item)}
          />
        </li>
      ))}
    </ul>
  );
};

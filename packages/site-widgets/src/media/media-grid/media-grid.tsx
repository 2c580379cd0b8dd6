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
  /** Shows one scrolling row instead of a grid. */
  strip?: boolean;
}

/** Cards of media items. */
export const MediaGrid = ({
  label,
  items,
  owned,
  now,
  currentId,
  hrefOf = mediaHref,
  strip = false,
  className,
  ...rest
}: MediaGridProps) => (
  <ul
    aria-label={label}
    {...rest}
    data-component="media-grid"
    // The strip needs no tab stop to scroll by keyboard: focusing a link scrolls it into view.
    className={cn(
      strip
        ? 'flex gap-3 overflow-x-auto p-1'
        : 'grid gap-3 [grid-template-columns:repeat(auto-fill,minmax(min(45%,12rem),1fr))]',
      className,
    )}
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
          tokenPrice={item.token_price}
          {...(item.fanclub_access_level && item.token_price === 0
            ? { unlockLevel: item.fanclub_access_level }
            : {})}
          owned={owned.has(item.id)}
          recent={isNewMedia(item, now)}
        />
      </li>
    ))}
  </ul>
);

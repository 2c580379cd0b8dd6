import type { TagTile as Tag } from '@footlight/contract';
import { cn, coverLinkClass, useLinkRenderer, useNumber, usePicture, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface TagTileProps extends Omit<ComponentProps<'article'>, 'children'> {
  tag: Tag;
  href: string;
  /** In the first view. */
  eager?: boolean;
}

/** A tag as a picture of one of its rooms, with its name and number of rooms. The link covers it. */
export const TagTile = (props: TagTileProps) => {
  const {
    tag: { tag, count, thumbnail_url },
    href,
    eager = false,
    className,
    ...rest
  } = props;
  const { t } = useTexts('search');
  const number = useNumber();
  const link = useLinkRenderer();
  const picture = usePicture(thumbnail_url ?? undefined);
  return (
    <article
      {...rest}
      data-component="tag-tile"
      className={cn(
        'group relative isolate flex aspect-3/2 flex-col justify-end overflow-hidden rounded-lg bg-media text-on-media forced-colors:border',
        !picture && 'footlight-glow',
        className,
      )}
    >
      {picture ? (
        <img
          {...picture}
          alt=""
          width={320}
          height={240}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="absolute inset-0 -z-1 size-full object-cover transition-[scale] duration-slow group-hover:scale-[1.04]"
        />
      ) : null}
      <div aria-hidden="true" className="h-6 shrink bg-linear-to-t from-media/70 to-transparent" />
      <div className="flex min-w-0 flex-col bg-media/70 px-3 pb-2">
        {link({
          href,
          className: cn(coverLinkClass, 'heading line-clamp-2 text-base wrap-anywhere'),
          children: `#${tag}`,
        })}
        <span className="numeric text-sm">{t('search.rooms', { count, shown: number(count) })}</span>
      </div>
    </article>
  );
};

import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useNumber } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { useOwnValue } from '../lib/use-own-value.tsx';
import { Lightbox, type LightboxItem } from '../lightbox/lightbox.tsx';
import { GalleryThumbnail } from './gallery-thumbnail.tsx';

export type GallerySize = 'sm' | 'md' | 'lg';

export const galleryVariants = {
  size: {
    sm: 'grid-cols-[repeat(auto-fill,minmax(min(100%,5rem),1fr))]',
    md: 'grid-cols-[repeat(auto-fill,minmax(min(45%,9rem),1fr))]',
    lg: 'grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))]',
  } satisfies Record<GallerySize, string>,
};

export const galleryClass = cva('grid gap-2', {
  variants: galleryVariants,
  defaultVariants: { size: 'md' },
});

export interface GalleryItem extends LightboxItem {
  /** Thumbnail for the grid; default: the large picture. */
  thumbnailSrc?: string;
}

export interface GalleryProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Label of the pictures: the title of the set. */
  label?: string;
  items: readonly GalleryItem[];
  size?: GallerySize;
  /** Number of thumbnails; the last one shows how many more there are. Default: all. */
  limit?: number;
  /** Shown without pictures. */
  empty?: ReactNode;
  /** Index of the picture that is open in the lightbox, from 0; null for none. */
  index?: number | null;
  /** Without `index`, the gallery keeps it itself. */
  defaultIndex?: number | null;
  /** Called with the index of the picture that is opened or navigated to, from 0; null when the lightbox closes. */
  onIndexChange?: (index: number | null) => void;
}

/** A set of pictures. One opens large, and keys move to the others (spec 1 §2). Token: `--gallery-radius`. */
export function Gallery({
  label,
  items,
  size = 'md',
  limit,
  empty,
  index: given,
  defaultIndex = null,
  onIndexChange,
  className,
  ...rest
}: GalleryProps) {
  const { t } = useTexts('extra');
  const number = useNumber();
  const [index, show] = useOwnValue(given, defaultIndex, onIndexChange);
  const name = label ?? t('gallery.label');
  const shown = limit === undefined ? items : items.slice(0, Math.max(1, Math.trunc(limit) || 1));
  const more = items.length - shown.length;
  return (
    <>
      <ul
        aria-label={name}
        {...rest}
        data-component="gallery"
        data-size={size}
        data-state={items.length === 0 ? 'empty' : undefined}
        className={cn(galleryClass({ size }), className)}
      >
        {items.length === 0 ? (
          <li data-part="empty" className="col-span-full py-8 text-center text-text-muted">
            {empty ?? t('gallery.empty')}
          </li>
        ) : null}
        {shown.map((item, place) => {
          const opens = t('gallery.open', { shown: number(place + 1), total: number(items.length) });
          const hasMore = more > 0 && place === shown.length - 1;
          const rest = hasMore ? t('gallery.rest', { count: more, shown: number(more) }) : '';
          return (
            <li key={item.id} data-part="item" className="aspect-square min-w-0">
              <GalleryThumbnail
                src={item.thumbnailSrc ?? item.src}
                label={[opens, item.alt, rest].filter(Boolean).join('. ')}
                onOpen={() => show(place)}
              >
                {hasMore ? (
                  <span
                    aria-hidden="true"
                    data-part="more"
                    className="numeric absolute inset-0 grid place-items-center bg-media/70 text-xl font-semibold text-on-media"
                  >
                    {'+'}
                    {number(more)}
                  </span>
                ) : null}
              </GalleryThumbnail>
            </li>
          );
        })}
      </ul>
      <Lightbox label={name} items={items} index={index} onIndexChange={show} onClose={() => show(null)} />
    </>
  );
}

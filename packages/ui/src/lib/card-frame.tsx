import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';
import { usePicture } from './picture.ts';

interface CardFrameProps extends Omit<ComponentProps<'article'>, 'title'> {
  'data-component': string;
  thumbnailUrl: string | undefined;
  /** Loads the picture eagerly. */
  eager?: boolean;
  /** Dims the picture of a room that is not live. */
  dim?: boolean;
  /** At the top of the picture. */
  badges?: ReactNode;
  /** At the bottom of the picture, at its end. */
  note?: ReactNode;
  /** At the bottom of the picture, at its start. */
  price?: ReactNode;
  /** Along the lower edge of the picture. */
  foot?: ReactNode;
}

/** Shared frame of the grid cards: picture or placeholder, badges, and the body below. */
export function CardFrame({
  thumbnailUrl,
  eager = false,
  dim = false,
  badges,
  note,
  price,
  foot,
  className,
  children,
  ...rest
}: CardFrameProps) {
  const picture = usePicture(thumbnailUrl);
  return (
    <article
      {...rest}
      className={cn(
        'group relative flex min-w-0 flex-col overflow-hidden bg-surface shadow-xs transition-shadow hover:shadow-md forced-colors:border',
        className,
      )}
    >
      <div
        data-part="thumbnail"
        // A glow below a picture would be invisible.
        className={cn('relative aspect-4/3 overflow-hidden bg-surface-sunken', !picture && 'footlight-glow')}
      >
        {picture ? (
          <img
            {...picture}
            alt=""
            width={320}
            height={240}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            className={cn(
              'size-full object-cover transition-[scale] duration-slow group-hover:scale-[1.04]',
              dim && 'opacity-50 grayscale',
            )}
          />
        ) : null}
        {badges ? (
          <div
            data-part="badges"
            className="absolute start-2 top-2 flex max-w-[calc(100%-1rem)] flex-wrap gap-1"
          >
            {badges}
          </div>
        ) : null}
        {/* Below each other where a large text leaves no room for both. */}
        <div className="absolute inset-x-2 bottom-2 flex flex-wrap gap-1">
          {price ? (
            <div data-part="price" className="flex max-w-full">
              {price}
            </div>
          ) : null}
          {note ? (
            <div data-part="note" className="ms-auto flex max-w-full">
              {note}
            </div>
          ) : null}
        </div>
        {foot ? <div className="absolute inset-x-0 bottom-0">{foot}</div> : null}
        <span
          aria-hidden="true"
          data-part="footlight"
          className="absolute inset-x-0 bottom-0 h-0.75 origin-left scale-x-0 transition-[scale] duration-base footlight group-hover:scale-x-100 group-focus-within:scale-x-100 rtl:origin-right"
        />
      </div>
      <div data-part="body" className="flex min-w-0 flex-1 flex-col gap-1 px-3 pt-2.5 pb-3">
        {children}
      </div>
    </article>
  );
}

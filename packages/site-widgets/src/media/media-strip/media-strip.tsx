import type { MediaCardItem } from '@footlight/contract';
import { cn, useLinkRenderer } from '@footlight/ui';
import { type ComponentProps, Fragment } from 'react';
import { MediaGrid } from '../media-grid/media-grid.tsx';

export interface MediaStripProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  title: string;
  /** Ways to more, such as all media. Translated. */
  links: readonly { href: string; label: string }[];
  /** The latest media, with the prices for this viewer. */
  items: readonly MediaCardItem[];
  /** Ids of the viewer's own media. */
  owned: ReadonlySet<number>;
  /** Unix milliseconds; determines which items are new. */
  now: number;
}

/** The latest media of a broadcaster in one row, with links to more. */
export const MediaStrip = ({ title, links, items, owned, now, className, ...rest }: MediaStripProps) => {
  const link = useLinkRenderer();
  return (
    <section
      aria-label={title}
      {...rest}
      data-component="media-strip"
      className={cn('flex min-w-0 flex-col gap-2 rounded-lg border border-border bg-surface p-4', className)}
    >
      <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="heading min-w-0 text-lg wrap-anywhere">{title}</h2>
        <p className="flex min-w-0 flex-wrap gap-x-4 text-sm">
          {links.map(({ href, label }) => (
            <Fragment key={label}>
              {link({
                href,
                className:
                  'inline-block max-w-full py-1 font-semibold text-primary-text wrap-anywhere hover:underline',
                children: label,
              })}
            </Fragment>
          ))}
        </p>
      </div>
      <MediaGrid label={title} items={items} owned={owned} now={now} strip />
    </section>
  );
};

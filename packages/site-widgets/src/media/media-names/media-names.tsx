import { Avatar, cn, useLinkRenderer, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface MediaName {
  id: number;
  href: string;
  name: string;
  pictureUrl: string;
  itemCount: number;
}

export interface MediaNamesProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  title: string;
  names: readonly MediaName[];
}

/** Broadcasters with the number of their media: the best of a month, or the visitor's playlists. */
export const MediaNames = ({ title, names, className, ...rest }: MediaNamesProps) => {
  const { t } = useTexts('media');
  const number = useNumber();
  const link = useLinkRenderer();
  return (
    <section {...rest} data-component="media-names" className={cn('flex flex-col gap-3', className)}>
      <h2 className="heading text-lg wrap-anywhere">{title}</h2>
      <ol
        aria-label={title}
        className="grid gap-3 [grid-template-columns:repeat(auto-fill,minmax(min(100%,16rem),1fr))]"
      >
        {names.map((one) => (
          <li
            key={one.id}
            data-part="name"
            className="flex min-w-0 items-center gap-3 rounded-lg border border-border bg-surface p-3"
          >
            <Avatar name={one.name} src={one.pictureUrl} />
            <p className="flex min-w-0 flex-col">
              {link({
                href: one.href,
                className: 'font-semibold wrap-anywhere hover:underline',
                children: one.name,
              })}
              <span className="text-sm text-text-muted">
                {t('count', { count: one.itemCount, shown: number(one.itemCount) })}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
};

import { type FreeVideo, freeVideoHref } from '@footlight/contract';
import { Breadcrumbs, Button, cn, Skeleton, useLinkRenderer, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { MediaGrid } from '../../media/media-grid/media-grid.tsx';

export interface FreeVideoScreenProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Undefined while it loads. */
  free: FreeVideo | undefined;
  now: number;
  /** The player, or its replacement for viewers without access. */
  player: ReactNode;
}

const NONE: ReadonlySet<number> = new Set();

/** A free video, its broadcaster and tags, and what to watch next. */
export const FreeVideoScreen = ({ free, now, player, className, ...rest }: FreeVideoScreenProps) => {
  const { t } = useTexts(['content', 'media']);
  const number = useNumber();
  const link = useLinkRenderer();
  const frame = {
    ...rest,
    'data-component': 'free-video-screen',
    className: cn('mx-auto flex w-full max-w-[1100px] flex-col gap-4 px-3 py-4 desktop:py-6', className),
  };
  if (!free)
    return (
      <section {...frame}>
        <Skeleton className="h-6 w-60" />
        <Skeleton className="aspect-video h-auto" />
      </section>
    );
  const { video, related } = free;
  const room = `/${video.username}`;
  return (
    <section {...frame}>
      <Breadcrumbs
        items={[
          { href: '/porn', label: t('free.title') },
          { href: `/porn/model/${video.username}`, label: video.user_display_name },
          { href: freeVideoHref(video), label: video.name },
        ]}
      />
      {player}
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="heading text-2xl wrap-anywhere">{video.name}</h1>
          <p className="text-sm text-text-muted">
            {link({
              href: `/porn/model/${video.username}`,
              className: 'font-semibold wrap-anywhere hover:underline',
              children: t('media:by', { name: video.user_display_name }),
            })}
            {' · '}
            {t('media:views', { count: video.views, shown: number(video.views) })}
          </p>
        </div>
        <Button asChild>{link({ href: room, children: t('free.room') })}</Button>
      </div>
      {video.description ? <p className="max-w-prose wrap-anywhere">{video.description}</p> : null}
      {video.tags.length > 0 ? (
        <ul aria-label={t('free.tags')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {video.tags.map((tag) => (
            <li key={tag}>
              {link({
                href: `/porn/tag/${encodeURIComponent(tag)}`,
                className:
                  'inline-block max-w-full py-1 font-semibold text-primary-text wrap-anywhere hover:underline',
                children: `#${tag}`,
              })}
            </li>
          ))}
        </ul>
      ) : null}
      {related.length > 0 ? (
        <>
          <h2 className="heading text-lg">{t('free.more')}</h2>
          <MediaGrid
            label={t('free.more')}
            items={related}
            owned={NONE}
            now={now}
            hrefOf={freeVideoHref}
            free
          />
        </>
      ) : null}
    </section>
  );
};

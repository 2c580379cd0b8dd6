import { type MediaCardItem, type MediaItem, mediaHref } from '@footlight/contract';
import {
  Breadcrumbs,
  Button,
  cn,
  Gallery,
  Skeleton,
  useLinkRenderer,
  useNumber,
  useTexts,
} from '@footlight/ui';
import { Flag } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { MediaGrid } from '../media-grid/media-grid.tsx';
import { MediaLock } from '../media-lock/media-lock.tsx';

export interface MediaItemScreenProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Undefined while it loads. */
  item: MediaItem | undefined;
  /** The playlist, including this item. */
  playlist: readonly MediaCardItem[];
  /** Address of an item of the playlist. */
  hrefOf?: ((item: MediaCardItem) => string) | undefined;
  owned: ReadonlySet<number>;
  now: number;
  /** The video, if it can be played. */
  video: ReactNode;
  /** Owner tools, for the owner. */
  tools: ReactNode;
  /** A logged-in viewer, who may keep free items. */
  member: boolean;
  loginHref: string;
  /** The page on which visitors verify their age. */
  verifyHref: string;
  onBuy(): void;
  onAdd(): void;
  onDelete(): void;
  onRestore(): void;
  onReport(): void;
}

/** A video or a picture set: played, shown, or on sale (spec 3 §2). */
export const MediaItemScreen = ({
  item,
  playlist,
  hrefOf,
  owned,
  now,
  video,
  tools,
  member,
  loginHref,
  verifyHref,
  onBuy,
  onAdd,
  onDelete,
  onRestore,
  onReport,
  className,
  ...rest
}: MediaItemScreenProps) => {
  const { t } = useTexts(['media', 'common']);
  const number = useNumber();
  const link = useLinkRenderer();
  const frame = {
    ...rest,
    'data-component': 'media-item-screen',
    className: cn('mx-auto flex w-full max-w-[1100px] flex-col gap-4 px-3 py-4 desktop:py-6', className),
  };
  if (!item)
    return (
      <section {...frame}>
        <Skeleton className="h-6 w-60" />
        <Skeleton className="aspect-video h-auto" />
      </section>
    );
  const name = item.user_display_name;
  const isOpen = item.access_type === 'complete' || item.access_type === 'free';
  const room = `/${item.username}`;
  const download = isOpen && item.is_video ? item.items[0]?.download_url : undefined;
  return (
    <section {...frame}>
      <Breadcrumbs
        items={[
          { href: room, label: name },
          { href: `${room}/media`, label: t('media') },
          { href: mediaHref(item), label: item.name },
        ]}
      />
      {isOpen && item.is_video ? video : null}
      {isOpen && item.is_video && item.muted ? <p className="text-sm text-text-muted">{t('muted')}</p> : null}
      {isOpen && !item.is_video ? (
        <Gallery
          label={item.name}
          items={item.items.map(({ id, url }) => ({ id: String(id), src: url, alt: '' }))}
        />
      ) : null}
      {isOpen ? null : <MediaLock item={item} loginHref={loginHref} verifyHref={verifyHref} onBuy={onBuy} />}
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="heading text-2xl wrap-anywhere">{item.name}</h1>
          <p className="text-sm text-text-muted">
            {link({
              href: room,
              className: 'font-semibold wrap-anywhere hover:underline',
              children: t('by', { name }),
            })}
            {' · '}
            {t('views', { count: item.views, shown: number(item.views) })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {member && isOpen && !item.in_library && !item.is_owner && item.access_type === 'free' ? (
            <Button variant="outline" onClick={onAdd}>
              {t('library.add')}
            </Button>
          ) : null}
          {item.in_library ? (
            <Button variant="outline" onClick={item.is_hidden ? onRestore : onDelete}>
              {t(item.is_hidden ? 'library.restore' : 'library.delete')}
            </Button>
          ) : null}
          {item.is_owner ? null : (
            <Button variant="ghost" iconStart={<Flag />} onClick={onReport}>
              {t('common:report')}
            </Button>
          )}
        </div>
      </div>
      {item.in_library ? (
        <p>
          {link({
            href: '/account/media',
            className: 'inline-block py-1 font-semibold text-primary-text hover:underline',
            children: t('mine'),
          })}
        </p>
      ) : null}
      {download ? (
        <p>
          <a
            href={download}
            download
            className="inline-block py-1 font-semibold text-primary-text hover:underline"
          >
            {t('download')}
          </a>
        </p>
      ) : null}
      {item.is_hidden ? <p className="text-sm text-text-muted">{t('library.hidden')}</p> : null}
      {item.description ? <p className="max-w-prose wrap-anywhere">{item.description}</p> : null}
      <ul aria-label={t('tags')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {item.tags.map((tag) => (
          <li key={tag}>
            {link({
              href: `/media/${item.is_video ? 'videos' : 'pictures'}?tag=${encodeURIComponent(tag)}`,
              className:
                'inline-block max-w-full py-1 font-semibold text-primary-text wrap-anywhere hover:underline',
              children: `#${tag}`,
            })}
          </li>
        ))}
      </ul>
      {tools}
      {playlist.length > 1 ? (
        <>
          <h2 className="heading text-lg">{t('playlist')}</h2>
          <MediaGrid
            label={t('playlist')}
            items={playlist}
            owned={owned}
            now={now}
            currentId={item.id}
            hrefOf={hrefOf}
            strip
          />
        </>
      ) : null}
      <p>
        {link({
          href: `${room}/media`,
          className:
            'inline-block max-w-full py-1 font-semibold text-primary-text wrap-anywhere hover:underline',
          children: t('back', { name }),
        })}
      </p>
    </section>
  );
};

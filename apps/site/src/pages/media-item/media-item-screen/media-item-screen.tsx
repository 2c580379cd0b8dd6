import type { MediaCardItem, MediaItem } from '@footlight/contract';
import { Breadcrumbs, Button, Gallery, Skeleton, useLinkRenderer, useNumber, useTexts } from '@footlight/ui';
import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { MediaGrid } from '../../../features/media/media-screen/media-grid.tsx';
import { MediaLock } from '../../../features/media/media-screen/media-lock.tsx';
import { mediaHref } from '../../../shell/links/media-paths.ts';

export interface MediaItemScreenProps {
  /** Undefined while it loads. */
  item: MediaItem | undefined;
  /** The playlist, including this item. */
  playlist: readonly MediaCardItem[];
  /** Address of an item of the playlist. */
  hrefOf?: (item: MediaCardItem) => string;
  owned: ReadonlySet<number>;
  now: number;
  /** The video, if it can be played. */
  video: ReactNode;
  /** Owner tools, for the owner. */
  tools: ReactNode;
  isMember: boolean;
  loginHref: string;
  /** The page on which visitors verify their age. */
  verifyHref: string;
  onBuy: () => void;
  onAdd: () => void;
  onDelete: () => void;
  onRestore: () => void;
  onReport: () => void;
}

/** A video or a picture set: played, shown, or on sale (spec 3 §2). */
export const MediaItemScreen = (props: MediaItemScreenProps) => {
  const { t } = useTexts(['media', 'common']);
  const number = useNumber();
  const link = useLinkRenderer();
  const { item } = props;
  if (!item)
    return (
      <section className="mx-auto flex w-full max-w-[1100px] flex-col gap-4 px-3 py-4">
        <Skeleton className="h-6 w-60" />
        <Skeleton className="aspect-video w-full" />
      </section>
    );
  const name = item.user_display_name;
  const isOpen = item.access_type === 'complete' || item.access_type === 'free';
  const room = `/${item.username}`;
  const download = isOpen && item.is_video ? item.items[0]?.download_url : undefined;
  return (
    <section className="mx-auto flex w-full max-w-[1100px] flex-col gap-4 px-3 py-4 desktop:py-6">
      <Breadcrumbs
        items={[
          { href: room, label: name },
          { href: `${room}/media`, label: t('media') },
          { href: mediaHref(item), label: item.name },
        ]}
      />
      {isOpen && item.is_video ? props.video : null}
      {isOpen && item.is_video && item.muted ? <p className="text-sm text-text-muted">{t('muted')}</p> : null}
      {isOpen && !item.is_video ? (
        <Gallery
          label={item.name}
          items={item.items.map(({ id, url }) => ({ id: String(id), src: url, alt: '' }))}
        />
      ) : null}
      {isOpen ? null : (
        <MediaLock
          item={item}
          loginHref={props.loginHref}
          verifyHref={props.verifyHref}
          onBuy={props.onBuy}
        />
      )}
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
          {props.isMember && isOpen && !item.in_library && !item.is_owner && item.access_type === 'free' ? (
            <Button variant="secondary" onClick={props.onAdd}>
              {t('library.add')}
            </Button>
          ) : null}
          {item.in_library ? (
            <Button variant="outline" onClick={item.is_hidden ? props.onRestore : props.onDelete}>
              {t(item.is_hidden ? 'library.restore' : 'library.delete')}
            </Button>
          ) : null}
          {item.is_owner ? null : (
            <Button variant="ghost" iconStart={<Flag />} onClick={props.onReport}>
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
      {props.tools}
      {props.playlist.length > 1 ? (
        <>
          <h2 className="heading text-lg">{t('playlist')}</h2>
          <MediaGrid
            label={t('playlist')}
            items={props.playlist}
            owned={props.owned}
            now={props.now}
            currentId={item.id}
            {...(props.hrefOf ? { hrefOf: props.hrefOf } : {})}
            isStrip
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

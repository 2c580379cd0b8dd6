import { Images, LockKeyhole, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../badge/badge.tsx';
import { useNumber } from '../i18n/format.ts';
import { cn } from '../lib/cn.ts';
import { type RenderLink, useLinkRenderer } from '../link-renderer/link-renderer.tsx';
import { TokenAmount } from '../token-amount/token-amount.tsx';
import { clock } from './clock.ts';

export type MediaKind = 'pictures' | 'videos' | 'recording';
export type FanClubLevel = 'supporter' | 'insider' | 'legend';

export interface MediaCardProps {
  href: string;
  title: string;
  /** The model's display name. */
  displayName: string;
  kind: MediaKind;
  thumbnailUrl?: string | undefined;
  /** Seconds, of a video or recording. */
  duration?: number | undefined;
  /** Pictures in the set. */
  itemCount?: number | undefined;
  /** Zero is free. */
  tokenPrice: number;
  /** Set where a fan club opens it; shown in place of the price. */
  unlockLevel?: FanClubLevel | undefined;
  owned?: boolean;
  isNew?: boolean;
  renderLink?: RenderLink;
  className?: string;
}

/** A picture set or a video (spec 1 §2). One link covers the card. Token: `--media-card-radius`. */
export function MediaCard({
  href,
  title,
  displayName,
  kind,
  thumbnailUrl,
  duration,
  itemCount,
  tokenPrice,
  unlockLevel,
  owned = false,
  isNew = false,
  renderLink,
  className,
}: MediaCardProps) {
  const { t } = useTranslation('ui');
  const number = useNumber();
  const render = useLinkRenderer(renderLink);
  const isPictures = kind === 'pictures';
  return (
    <article
      data-component="media-card"
      data-kind={kind}
      className={cn(
        'group relative flex min-w-0 flex-col overflow-hidden bg-surface shadow-xs transition-shadow rounded-[var(--media-card-radius,--theme(--radius-lg))] hover:shadow-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <div
        data-part="thumbnail"
        className="relative aspect-4/3 overflow-hidden bg-surface-sunken footlight-glow"
      >
        {thumbnailUrl ? (
          <img
            src={thumbnailUrl}
            alt=""
            width={320}
            height={240}
            loading="lazy"
            decoding="async"
            className="size-full object-cover transition-[scale] duration-slow group-hover:scale-[1.04]"
          />
        ) : null}
        {isNew ? (
          <span className="absolute start-2 top-2">
            <Badge tone="new">{t('new')}</Badge>
          </span>
        ) : null}
        <span className="absolute bottom-2 end-2 flex">
          {isPictures && itemCount !== undefined ? (
            <Badge tone="media" icon={<Images />}>
              {t('media.pictures', { count: itemCount, shown: number(itemCount) })}
            </Badge>
          ) : null}
          {!isPictures && duration !== undefined ? (
            <Badge tone="media" icon={<Play />}>
              <span aria-hidden="true" className="numeric">
                {clock(duration)}
              </span>
              <span className="sr-only">{t('media.duration', { shown: clock(duration) })}</span>
            </Badge>
          ) : null}
        </span>
      </div>
      <div data-part="body" className="flex min-w-0 flex-1 flex-col gap-0.5 px-3 pb-3 pt-2.5">
        {render({
          href,
          'data-part': 'link',
          className:
            'heading line-clamp-2 text-base outline-none wrap-anywhere after:absolute after:inset-0 after:z-1 group-hover:text-primary-text',
          children: title,
        })}
        <p data-part="by" className="truncate text-sm text-text-muted">
          {t('media.by', { name: displayName })}
        </p>
        <p data-part="price" className="mt-auto pt-1.5 text-sm font-semibold">
          {owned ? (
            <Badge tone="success">{t('media.owned')}</Badge>
          ) : unlockLevel ? (
            <span className="inline-flex items-start gap-1.5 text-primary-text">
              <LockKeyhole aria-hidden="true" className="mt-px size-4 shrink-0" />
              {t('media.unlock', { level: t(`fanclub.${unlockLevel}`) })}
            </span>
          ) : tokenPrice === 0 ? (
            <span className="text-success-text">{t('free')}</span>
          ) : (
            <TokenAmount value={tokenPrice} />
          )}
        </p>
      </div>
    </article>
  );
}

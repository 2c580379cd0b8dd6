import { LockKeyhole } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '../badge/badge.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { CardFrame } from '../lib/card-frame.tsx';
import { cardLinkClass } from '../lib/card-link.ts';
import { cn } from '../lib/cn.ts';
import { type RenderLink, useLinkRenderer } from '../link-renderer/link-renderer.tsx';
import { MediaAmount, type MediaAmountProps } from '../media-amount/media-amount.tsx';
import { TokenAmount } from '../token-amount/token-amount.tsx';

export type FanClubLevel = 'supporter' | 'insider' | 'legend';

export interface MediaCardProps
  extends Omit<ComponentProps<'article'>, 'title' | 'children'>,
    Pick<MediaAmountProps, 'kind' | 'duration' | 'itemCount'> {
  href: string;
  title: string;
  /** The broadcaster's display name. */
  displayName: string;
  /** 4:3 picture. Without one, or if it fails to load, an abstract placeholder. */
  thumbnailUrl?: string | undefined;
  /** Zero is free. Without it, the card names no price: all cards around it are free. */
  tokenPrice?: number | undefined;
  /** The fan club level that unlocks it; shown instead of the price. */
  unlockLevel?: FanClubLevel | undefined;
  owned?: boolean;
  recent?: boolean;
  renderLink?: RenderLink;
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
  recent = false,
  renderLink,
  className,
  ...rest
}: MediaCardProps) {
  const { t } = useTexts('ui');
  const render = useLinkRenderer(renderLink);
  return (
    <CardFrame
      {...rest}
      data-component="media-card"
      data-variant={kind}
      data-state={owned ? 'owned' : undefined}
      thumbnailUrl={thumbnailUrl}
      className={cn('rounded-[var(--media-card-radius,--theme(--radius-lg))]', className)}
      badges={recent ? <Badge tone="new">{t('new')}</Badge> : null}
      note={<MediaAmount kind={kind} duration={duration} itemCount={itemCount} />}
    >
      {render({
        href,
        'data-part': 'link',
        className: cn(cardLinkClass, 'line-clamp-2 wrap-anywhere'),
        children: title,
      })}
      <p data-part="by" className="truncate text-sm text-text-muted">
        {t('media.by', { name: displayName })}
      </p>
      <p data-part="price" data-guard="text" className="mt-auto pt-1 text-sm font-semibold empty:hidden">
        {owned ? (
          <Badge tone="success">{t('media.owned')}</Badge>
        ) : unlockLevel ? (
          <span className="inline-flex items-start gap-1.5 text-primary-text">
            <LockKeyhole aria-hidden="true" className="mt-px size-4 shrink-0" />
            {t('media.unlock', { level: t(`fanclub.${unlockLevel}`) })}
          </span>
        ) : tokenPrice === undefined ? null : tokenPrice === 0 ? (
          <span className="text-success-text">{t('free')}</span>
        ) : (
          <TokenAmount value={tokenPrice} />
        )}
      </p>
    </CardFrame>
  );
}

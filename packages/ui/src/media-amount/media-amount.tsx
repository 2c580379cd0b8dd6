import { Images, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../badge/badge.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { useCount } from '../token-amount/use-count.ts';
import { clock } from './clock.ts';

export type MediaKind = 'pictures' | 'videos' | 'recording';

export interface MediaAmountProps extends Omit<BadgeProps, 'children' | 'icon' | 'tone' | 'pulse'> {
  kind: MediaKind;
  /** Duration of a video or recording in seconds. */
  duration?: number | undefined;
  /** Number of pictures in the set. */
  itemCount?: number | undefined;
}

/** How much a media item holds: the duration of a film, or the number of pictures (spec 1 §2). Nothing where it is unknown. */
export function MediaAmount({ kind, duration, itemCount, ...rest }: MediaAmountProps) {
  const { t } = useTexts('ui');
  const isPictures = kind === 'pictures';
  const pictures = useCount('media-amount')(isPictures ? itemCount : undefined);
  const badge = (icon: ReactNode, children: ReactNode) => (
    <Badge data-component="media-amount" {...rest} tone="media" icon={icon}>
      {children}
    </Badge>
  );
  if (pictures) return badge(<Images />, t('media.pictures', pictures));
  if (isPictures || !Number.isFinite(duration)) return null;
  const shown = clock(duration ?? 0);
  return badge(
    <Play />,
    <>
      <span aria-hidden="true" className="numeric">
        {shown}
      </span>
      <span className="sr-only">{t('media.duration', { shown })}</span>
    </>,
  );
}

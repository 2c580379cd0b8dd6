import { Eye, Lock, Ticket } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Badge, type BadgeTone } from '../badge/badge.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { CardFrame } from '../lib/card-frame.tsx';
import { cardLinkClass } from '../lib/card-link.ts';
import { cn } from '../lib/cn.ts';
import { LanguageCode } from '../lib/language-code.tsx';
import { warnOnce } from '../lib/warn-once.ts';
import { type RenderLink, useLinkRenderer } from '../link-renderer/link-renderer.tsx';
import { TokenIcon } from '../token-amount/token-icon.tsx';
import { useCount } from '../token-amount/use-count.ts';
import { GoalLine } from './goal-line.tsx';

/** Status of a broadcaster; unknown values count as online. */
export type ModelCardStatus = 'online' | 'private' | 'limited' | 'connected' | 'standby' | 'offline';

const tones: Record<ModelCardStatus, BadgeTone | null> = {
  // Nearly all rooms of a list are live, so only the others show their status.
  online: null,
  private: 'media',
  limited: 'token',
  connected: 'media',
  standby: 'media',
  offline: 'media',
};

const icons: Partial<Record<ModelCardStatus, ReactNode>> = { private: <Lock />, limited: <Ticket /> };

export interface ModelCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  href: string;
  name: string;
  /** Age in years; omitted unless it is a whole number from 18 on. */
  age?: number | undefined;
  /** 4:3 picture. Without one, or if it fails to load, an abstract placeholder. */
  thumbnailUrl?: string | undefined;
  status: ModelCardStatus;
  viewerCount?: number | undefined;
  recent?: boolean;
  /** The camera of a house that is always on. */
  voyeur?: boolean;
  /** A contest with another room runs. */
  versus?: boolean;
  /** The room streams in VR. */
  vr?: boolean;
  tags?: readonly string[];
  /**
   * Page of a tag, with the site's base path. Plain anchors: a grid with hundreds of them handles their clicks at once.
   * Without it, tags are text.
   */
  tagHref?: ((tag: string) => string) | undefined;
  /** The main language of the room: its code, such as `de`, and its name in the reader's language. */
  language?: { code: string; name: string } | undefined;
  /** The open goal of the room, in tokens. */
  goal?: { raised: number; target: number } | undefined;
  /** Price of a private show, in tokens per minute. */
  privatePrice?: number | undefined;
  /** Subject of the room, at most two lines. */
  subject?: string | undefined;
  /** True for cards in the first view, to load the picture eagerly. */
  eager?: boolean;
  renderLink?: RenderLink;
}

/**
 * A live room in a grid (spec 2 §2). A link with the broadcaster's name covers the card; its tags may be links above it. Token:
 * `--model-card-radius`.
 */
export function ModelCard({
  href,
  name,
  age,
  thumbnailUrl,
  status: given,
  viewerCount,
  recent = false,
  voyeur = false,
  versus = false,
  vr = false,
  tags = [],
  tagHref,
  language,
  goal,
  privatePrice,
  subject,
  eager = false,
  renderLink,
  className,
  ...rest
}: ModelCardProps) {
  const { t } = useTexts('ui');
  const render = useLinkRenderer(renderLink);
  const status = Object.hasOwn(tones, given) ? given : 'online';
  const tone = tones[status];
  const count = useCount('model-card');
  // Nobody can watch a room that is offline.
  const viewers = status === 'offline' ? null : count(viewerCount);
  const price = count(privatePrice);
  const hasAge = age !== undefined && Number.isInteger(age) && age >= 18 && age < 130;
  if (process.env.NODE_ENV !== 'production') {
    if (!name?.trim()) warnOnce('model-card', 'Its link has no name.', 'Give the display name of the model.');
    if (age !== undefined && !hasAge)
      warnOnce('model-card', `${age} is no age.`, 'Leave it out when unknown.');
  }
  return (
    <CardFrame
      {...rest}
      data-component="model-card"
      data-state={status}
      thumbnailUrl={thumbnailUrl}
      eager={eager}
      dim={status === 'offline'}
      className={cn('rounded-[var(--model-card-radius,--theme(--radius-lg))]', className)}
      badges={
        <>
          {tone ? (
            <Badge tone={tone} icon={icons[status]}>
              {t(`status.${status}`)}
            </Badge>
          ) : null}
          {voyeur ? <Badge tone="media">{t('voyeur')}</Badge> : null}
          {versus ? <Badge tone="media">{t('versus')}</Badge> : null}
          {vr ? <Badge tone="media">{t('vr')}</Badge> : null}
          {recent ? <Badge tone="new">{t('new')}</Badge> : null}
        </>
      }
      note={
        viewers ? (
          <Badge tone="media" icon={<Eye />}>
            <span aria-hidden="true" className="numeric">
              {viewers.shown}
            </span>
            <span className="sr-only">{t('viewers', viewers)}</span>
          </Badge>
        ) : null
      }
      price={
        price ? (
          <Badge tone="media" icon={<TokenIcon />}>
            <span aria-hidden="true" className="numeric">
              {t('perMinute', price)}
            </span>
            <span className="sr-only">{t('privatePrice', price)}</span>
          </Badge>
        ) : null
      }
      foot={goal ? <GoalLine {...goal} /> : null}
    >
      <p className="flex min-w-0 items-baseline gap-1.5">
        {render({
          href,
          'data-part': 'link',
          // A heading balances its lines, and so would wrap again.
          className: cn(cardLinkClass, 'min-w-0 truncate text-nowrap!'),
          children: name,
        })}
        {hasAge ? (
          <span data-part="age" className="numeric shrink-0 text-sm text-text-muted">
            <span aria-hidden="true">{age}</span>
            <span className="sr-only">{t('age', { shown: age })}</span>
          </span>
        ) : null}
        {language ? <LanguageCode {...language} className="ms-auto text-text-muted" /> : null}
      </p>
      {subject ? (
        <p data-part="subject" className="line-clamp-2 text-sm text-text-muted wrap-anywhere">
          {subject}
        </p>
      ) : null}
      {tags.length > 0 ? (
        <ul data-part="tags" className="mt-auto flex h-[1.125rem] flex-wrap gap-2 overflow-hidden pt-0.5">
          {[...new Set(tags)].map((tag) => (
            <li
              key={tag}
              className="max-w-full truncate text-xs font-medium text-text-muted before:text-text-subtle before:content-['#']"
            >
              {tagHref ? (
                <a
                  data-part="tag"
                  href={tagHref(tag)}
                  className="relative z-2 hover:text-primary-text hover:underline"
                >
                  {tag}
                </a>
              ) : (
                tag
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </CardFrame>
  );
}

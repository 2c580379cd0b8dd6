import { Eye, Lock, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '../badge/badge.tsx';
import { useNumber } from '../i18n/format.ts';
import { cn } from '../lib/cn.ts';
import { type RenderLink, useLinkRenderer } from '../link-renderer/link-renderer.tsx';

/** What the card says of a model; anything else the platform knows falls back to online. */
export type ModelCardStatus = 'online' | 'private' | 'limited' | 'connected' | 'standby' | 'offline';

const tones: Record<ModelCardStatus, BadgeTone> = {
  online: 'live',
  private: 'media',
  limited: 'token',
  connected: 'media',
  standby: 'media',
  offline: 'media',
};

const icons: Partial<Record<ModelCardStatus, ReactNode>> = { private: <Lock />, limited: <Ticket /> };

export interface ModelCardProps {
  href: string;
  name: string;
  age?: number;
  /** 4:3 picture; without one, an abstract plate. */
  thumbnailUrl?: string | undefined;
  status: ModelCardStatus;
  viewerCount?: number;
  isNew?: boolean;
  /** Shown as words, not as links: the whole card is one link. */
  tags?: readonly string[];
  /** What the room is about; two lines at most. */
  subject?: string | undefined;
  /** True for cards in the first view: the picture is then fetched at once. */
  eager?: boolean;
  renderLink?: RenderLink;
  className?: string;
}

/**
 * A live room in a grid (spec 2 §2). One link covers the card and is named after the model. Token:
 * `--model-card-radius`.
 */
export function ModelCard({
  href,
  name,
  age,
  thumbnailUrl,
  status,
  viewerCount,
  isNew = false,
  tags = [],
  subject,
  eager = false,
  renderLink,
  className,
}: ModelCardProps) {
  const { t } = useTranslation('ui');
  const number = useNumber();
  const render = useLinkRenderer(renderLink);
  const isLive = status === 'online';
  return (
    <article
      data-component="model-card"
      data-status={status}
      className={cn(
        'group relative flex min-w-0 flex-col overflow-hidden bg-surface shadow-xs transition-shadow rounded-[var(--model-card-radius,--theme(--radius-lg))] hover:shadow-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
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
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            className={cn(
              'size-full object-cover transition-[scale] duration-slow group-hover:scale-[1.04]',
              status === 'offline' && 'opacity-60',
            )}
          />
        ) : null}
        <div className="absolute start-2 top-2 flex max-w-[calc(100%-1rem)] gap-1">
          <Badge tone={tones[status]} pulse={isLive} icon={icons[status]}>
            {isLive ? t('live') : t(`status.${status}`)}
          </Badge>
          {isNew ? <Badge tone="new">{t('new')}</Badge> : null}
        </div>
        {viewerCount === undefined ? null : (
          <span className="absolute bottom-2 end-2">
            <Badge tone="media" icon={<Eye />}>
              <span aria-hidden="true" className="numeric">
                {number(viewerCount)}
              </span>
              <span className="sr-only">
                {t('viewers', { count: viewerCount, shown: number(viewerCount) })}
              </span>
            </Badge>
          </span>
        )}
        <span
          aria-hidden="true"
          data-part="footlight"
          className="absolute inset-x-0 bottom-0 h-0.75 origin-left scale-x-0 transition-[scale] duration-base footlight group-hover:scale-x-100 group-focus-within:scale-x-100"
        />
      </div>
      <div data-part="body" className="flex min-w-0 flex-1 flex-col gap-1 px-3 pb-3 pt-2.5">
        <p className="flex min-w-0 items-baseline gap-1.5">
          {render({
            href,
            'data-part': 'link',
            className:
              'heading min-w-0 truncate text-base outline-none after:absolute after:inset-0 after:z-1 group-hover:text-primary-text',
            children: name,
          })}
          {age === undefined ? null : (
            <span data-part="age" className="numeric shrink-0 text-sm text-text-muted">
              <span aria-hidden="true">{age}</span>
              <span className="sr-only">{t('age', { shown: age })}</span>
            </span>
          )}
        </p>
        {subject ? (
          <p data-part="subject" className="line-clamp-2 text-sm text-text-muted wrap-anywhere">
            {subject}
          </p>
        ) : null}
        {tags.length > 0 ? (
          <ul data-part="tags" className="mt-auto flex h-4.5 flex-wrap gap-x-2 overflow-hidden pt-0.5">
            {tags.map((tag) => (
              <li
                key={tag}
                className="text-xs font-medium text-text-muted before:text-text-subtle before:content-['#']"
              >
                {tag}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </article>
  );
}

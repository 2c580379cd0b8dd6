import { type BrowseUser, withoutHashtags } from '@footlight/contract';
import {
  cn,
  coverLinkClass,
  TokenAmount,
  useLinkRenderer,
  useNumber,
  usePicture,
  useTexts,
} from '@footlight/ui';
import { Eye } from 'lucide-react';
import { cardStatus } from '../../lib/card-status.ts';
import type { RankUnit } from '../../lib/ranked-by.ts';
import { roomLanguage } from '../../lib/room-language.ts';

export interface RankCardProps {
  user: BrowseUser;
  /** Null: the number is private, and the subject of the room takes its place. */
  unit: RankUnit | null;
  /** One of the first three, with a large picture. */
  podium?: boolean;
}

/** What the place is based on. */
const Score = ({ user, unit }: Omit<RankCardProps, 'podium'>) => {
  const { t } = useTexts('browse');
  const number = useNumber();
  const value = user.ranking?.value ?? null;
  if (value === null || unit === null) return withoutHashtags(user.subject, user.tags) || null;
  if (unit === 'tokens') return <TokenAmount value={value} />;
  return (
    <span className="numeric font-semibold text-text">{t(unit, { count: value, shown: number(value) })}</span>
  );
};

/** A broadcaster with a place: on the podium a card, below it a row. The name's link covers it. */
export const RankCard = ({ user, unit, podium = false }: RankCardProps) => {
  const { t, language } = useTexts('ui');
  const number = useNumber();
  const link = useLinkRenderer();
  const picture = usePicture(user.thumbnail_url);
  const status = cardStatus(user.status);
  const isOffline = status === 'offline';
  const viewers = { count: user.viewer_count, shown: number(user.viewer_count) };
  const spoken = roomLanguage(user, language)?.name;
  const place = user.ranking?.place ?? 0;
  return (
    <article
      data-component="rank-card"
      data-state={status}
      className={cn(
        'group relative isolate flex min-w-0 overflow-hidden bg-surface shadow-xs transition-shadow hover:shadow-md forced-colors:border',
        podium ? 'flex-col rounded-xl' : 'items-center gap-3 rounded-lg p-2 pe-3',
      )}
    >
      {podium ? null : (
        <span className="heading numeric w-9 shrink-0 text-center text-lg text-text-muted">
          {number(place)}
        </span>
      )}
      <div
        data-part="thumbnail"
        className={cn(
          'relative shrink-0 overflow-hidden bg-surface-sunken',
          podium ? 'aspect-16/10' : 'aspect-4/3 w-24 rounded-md',
          podium && place > 1 && 'desktop:aspect-16/9',
          !picture && 'footlight-glow',
        )}
      >
        {picture ? (
          <img
            {...picture}
            alt=""
            width={320}
            height={240}
            loading={podium ? 'eager' : 'lazy'}
            fetchPriority={place === 1 ? 'high' : 'auto'}
            decoding="async"
            className={cn(
              'size-full object-cover transition-[scale] duration-slow group-hover:scale-[1.04]',
              isOffline && !podium && 'opacity-50 grayscale',
            )}
          />
        ) : null}
      </div>
      <div
        className={cn(
          'flex min-w-0 flex-1 items-center gap-3',
          podium && 'p-3 desktop:gap-5 desktop:p-5',
          // Two share a row of a phone: the place goes above the name.
          podium && place > 1 && 'max-desktop:flex-col max-desktop:items-start max-desktop:gap-1.5',
        )}
      >
        {podium ? (
          <span
            className={cn(
              'heading numeric shrink-0 leading-none',
              place === 1 ? 'text-display text-token-text' : 'text-3xl text-text-muted desktop:text-display',
            )}
          >
            {number(place)}
          </span>
        ) : null}
        <div className="flex min-w-0 max-w-full flex-1 flex-col gap-0.5">
          {link({
            href: `/${user.username}`,
            'data-part': 'link',
            className: cn(
              coverLinkClass,
              'heading max-w-full wrap-anywhere after:z-1 group-hover:text-primary-text',
              podium ? 'line-clamp-2 text-lg desktop:text-xl' : 'line-clamp-1 text-base',
            ),
            children: user.display_name,
          })}
          <p data-part="score" className="truncate text-sm text-text-muted">
            <Score user={user} unit={unit} />
          </p>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-text-muted">
            {status === 'online' ? null : <span>{t(`status.${status}`)}</span>}
            {isOffline || viewers.count === 0 ? null : (
              <span className="numeric inline-flex items-center gap-1 [&_svg]:size-3.5">
                <Eye aria-hidden="true" />
                <span aria-hidden="true">{viewers.shown}</span>
                <span className="sr-only">{t('viewers', viewers)}</span>
              </span>
            )}
            {spoken ? <span className="truncate">{spoken}</span> : null}
          </p>
        </div>
      </div>
      {place === 1 ? (
        <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.75 footlight" />
      ) : null}
    </article>
  );
};

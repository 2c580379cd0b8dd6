import { FANCLUB_DISCOUNT, type MediaItem } from '@footlight/contract';
import { Badge, Button, cn, useLinkRenderer, useNumber, usePicture, useTexts } from '@footlight/ui';
import { LockKeyhole } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface MediaLockProps extends Omit<ComponentProps<'div'>, 'children'> {
  item: MediaItem;
  loginHref: string;
  /** The page on which visitors verify their age. */
  verifyHref: string;
  onBuy(): void;
}

/** Shown in place of a locked item: its cover, and how to unlock it. */
export const MediaLock = ({ item, loginHref, verifyHref, onBuy, className, ...rest }: MediaLockProps) => {
  const { t } = useTexts(['media', 'ui', 'common']);
  const number = useNumber();
  const picture = usePicture(item.thumbnail_url);
  const link = useLinkRenderer();
  const { access_type: access, fanclub_level: level, fanclub_access_level: needed } = item;
  const percent = level === null ? 0 : FANCLUB_DISCOUNT[level];
  const words = {
    payment: t('locked'),
    login: t('lockedLogin'),
    fanclub: needed ? t('lockedFanclub', { level: t(`ui:fanclub.${needed}`) }) : '',
    age: t('lockedAge'),
    unavailable: t('unavailable'),
    complete: '',
    free: '',
  }[access];
  return (
    <div
      {...rest}
      data-component="media-lock"
      className={cn(
        'grid gap-4 overflow-hidden rounded-lg border border-border bg-surface desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
        className,
      )}
    >
      {picture ? (
        <img {...picture} alt="" className="aspect-[4/3] w-full object-cover desktop:aspect-video" />
      ) : (
        <div className="aspect-[4/3] bg-surface-sunken footlight-glow desktop:aspect-video" />
      )}
      <div className="flex min-w-0 flex-col items-start justify-center gap-4 p-5">
        <LockKeyhole aria-hidden="true" className="size-8 text-primary-text" />
        <p className="wrap-anywhere">{words}</p>
        {access === 'payment' ? (
          <>
            <Button size="lg" className="h-auto min-h-12 whitespace-normal" data-guard="text" onClick={onBuy}>
              {t('buy', { tokens: t('ui:tokens', { count: item.price, shown: number(item.price) }) })}
            </Button>
            {level !== null && percent > 0 ? (
              <Badge tone="success" className="h-auto whitespace-normal">
                {t('discount', { percent: String(percent), level: t(`ui:fanclub.${level}`) })}
              </Badge>
            ) : null}
          </>
        ) : null}
        {access === 'login' ? (
          <Button asChild>{link({ href: loginHref, children: t('common:login') })}</Button>
        ) : null}
        {access === 'age' ? (
          <Button asChild>{link({ href: verifyHref, children: t('verifyAge') })}</Button>
        ) : null}
        {needed && access !== 'unavailable' && access !== 'age' ? (
          <Button asChild className="h-auto min-h-10 whitespace-normal">
            {link({ href: `/${item.username}/fanclub`, children: t('joinFanclub') })}
          </Button>
        ) : null}
      </div>
    </div>
  );
};

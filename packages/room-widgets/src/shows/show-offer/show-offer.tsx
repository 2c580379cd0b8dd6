import type { PrivateDiscount } from '@footlight/contract';
import { Badge, Button, Countdown, cn, TokenAmount, useNumber, useTexts } from '@footlight/ui';
import { Eye, Lock } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface ShowOfferProps extends Omit<ComponentProps<'section'>, 'children'> {
  broadcasterName: string;
  /** Tokens per minute of a private, before a discount; null if none can be requested now. */
  privatePrice: number | null;
  discount: PrivateDiscount | null;
  /** Tokens per minute of spying, 0 if it is free for this viewer; null if there is no show to spy on. */
  spyPrice: number | null;
  onPrivate: () => void;
  onSpy: () => void;
}

/** Offers a private show, or spying on the current one. Renders nothing if neither is available. */
export function ShowOffer({
  broadcasterName: name,
  privatePrice,
  discount,
  spyPrice,
  onPrivate,
  onSpy,
  className,
  ...rest
}: ShowOfferProps) {
  const { t } = useTexts(['room', 'ui']);
  const number = useNumber();
  if (privatePrice === null && spyPrice === null) return null;
  const price = (value: number) =>
    value === 0 ? (
      <span className="text-sm font-semibold text-success-text">{t('ui:free')}</span>
    ) : (
      <span className="text-sm text-text-muted">
        <TokenAmount value={value} className="text-text" /> {t('show.offer.perMinute')}
      </span>
    );
  return (
    <section
      aria-label={t('show.offer.title', { name })}
      {...rest}
      data-component="show-offer"
      className={cn('flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2', className)}
    >
      {privatePrice === null ? null : (
        <div data-part="private" className="flex min-w-0 max-w-full flex-wrap items-center gap-x-3 gap-y-1">
          <Button className="min-w-0 max-w-full shrink" iconStart={<Lock />} onClick={onPrivate}>
            {t('show.offer.private')}
          </Button>
          {price(discount?.privatePricePerMinuteInToken ?? privatePrice)}
        </div>
      )}
      {privatePrice !== null && discount ? (
        <div data-part="discount" className="flex flex-wrap items-center gap-2">
          <Badge tone="success">{t('show.offer.discount', { percent: number(discount.discountRate) })}</Badge>
          <Countdown size="sm" seconds={discount.timeLeftInSecond} label={t('show.offer.discountLeft')} />
        </div>
      ) : null}
      {spyPrice === null ? null : (
        <div data-part="spy" className="flex min-w-0 max-w-full flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            variant="secondary"
            className="min-w-0 max-w-full shrink"
            iconStart={<Eye />}
            onClick={onSpy}
          >
            {t('show.offer.spy')}
          </Button>
          {price(spyPrice)}
        </div>
      )}
    </section>
  );
}

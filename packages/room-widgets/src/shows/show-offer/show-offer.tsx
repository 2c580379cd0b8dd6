import type { PrivateDiscount } from '@footlight/contract';
import { Badge, Banner, Button, Countdown, cn, Link, TokenAmount, useNumber, useTexts } from '@footlight/ui';
import { Eye, Lock } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface ShowOfferProps extends Omit<ComponentProps<'section'>, 'children'> {
  broadcasterName: string;
  /** Tokens per minute of a private, before a discount; null if none can be requested now. */
  privatePrice: number | null;
  discount: PrivateDiscount | null;
  /** Tokens per minute of spying, 0 if it is free for this viewer; null if there is no show to spy on, or if the picture offers it. */
  spyPrice?: number | null;
  /** The viewer must verify their age first: a notice replaces the offers. */
  needsAge?: boolean;
  /** The page on which viewers verify their age. */
  verifyHref?: string | undefined;
  onPrivate: () => void;
  onSpy?: () => void;
}

/** Offers a private show, or spying on the current one. Renders nothing if neither is available and the viewer need not verify their age. */
export function ShowOffer({
  broadcasterName: name,
  privatePrice,
  discount,
  spyPrice = null,
  needsAge = false,
  verifyHref,
  onPrivate,
  onSpy,
  className,
  ...rest
}: ShowOfferProps) {
  const { t } = useTexts(['room', 'ui']);
  const number = useNumber();
  if (privatePrice === null && spyPrice === null && !needsAge) return null;
  const price = (value: number) =>
    value === 0 ? (
      <span data-part="price" className="text-sm font-semibold text-success-text">
        {t('ui:free')}
      </span>
    ) : (
      <span data-part="price" className="text-sm text-text-muted">
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
      {needsAge ? (
        <Banner appearance="warning" data-part="age">
          {t('show.offer.age')} {verifyHref ? <Link href={verifyHref}>{t('show.offer.verify')}</Link> : null}
        </Banner>
      ) : null}
      {privatePrice === null || needsAge ? null : (
        <div data-part="private" className="flex min-w-0 max-w-full flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            variant="outline"
            className="min-w-0 max-w-full shrink"
            iconStart={<Lock />}
            onClick={onPrivate}
          >
            {t('show.offer.private')}
          </Button>
          {price(discount?.privatePricePerMinuteInToken ?? privatePrice)}
        </div>
      )}
      {privatePrice !== null && discount && !needsAge ? (
        <div data-part="discount" className="flex flex-wrap items-center gap-2">
          <Badge tone="success">{t('show.offer.discount', { percent: number(discount.discountRate) })}</Badge>
          <Countdown size="sm" seconds={discount.timeLeftInSecond} label={t('show.offer.discountLeft')} />
        </div>
      ) : null}
      {spyPrice === null || needsAge ? null : (
        <div data-part="spy" className="flex min-w-0 max-w-full flex-wrap items-center gap-x-3 gap-y-1">
          <Button variant="outline" className="min-w-0 max-w-full shrink" iconStart={<Eye />} onClick={onSpy}>
            {t('show.offer.spy')}
          </Button>
          {price(spyPrice)}
        </div>
      )}
    </section>
  );
}

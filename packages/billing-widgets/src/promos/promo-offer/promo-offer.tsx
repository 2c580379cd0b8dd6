import type { PromoOffer as Offer } from '@footlight/contract';
import { Badge, Banner, Button, cn, Dialog, Price, useNumber, useTexts } from '@footlight/ui';
import { Gift } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useMoney } from '../../lib/use-money.ts';
import { wrapButton } from '../../lib/wrap-button.ts';

export interface PromoOfferProps extends Omit<ComponentProps<'div'>, 'children'> {
  offer: Offer;
  /** Guests sign up first. */
  guest: boolean;
  pending: boolean;
  /** Translated. */
  error: ReactNode;
  onAccept: () => void;
  onClose: () => void;
}

/**
 * The offer for viewers who have not bought anything yet (spec 1 §4, §9), as a dialog. Ref, class and other attributes
 * go to its content.
 */
export function PromoOffer({
  offer,
  guest,
  pending,
  error,
  onAccept,
  onClose,
  className,
  ...rest
}: PromoOfferProps) {
  const { t } = useTexts(['promos', 'ui', 'common']);
  const number = useNumber();
  const percent = useNumber({ style: 'percent' });
  const money = useMoney();
  const { tokens, amount, discount } = offer.product;
  const amountOf = (count: number) => t('ui:tokens', { count, shown: number(count) });
  const pack = { tokens: amountOf(tokens), price: money(amount) };
  return (
    <Dialog
      open
      data-guard="surface"
      size="sm"
      onClose={onClose}
      title={t('offer.title')}
      description={t('offer.text')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common:notNow')}
          </Button>
          <Button
            data-part="accept"
            data-guard="text"
            className={wrapButton}
            loading={pending}
            onClick={onAccept}
          >
            {guest ? t('offer.signup') : t('offer.buy', pack)}
          </Button>
        </>
      }
    >
      <div
        {...rest}
        data-component="promo-offer"
        data-state={pending ? 'opening' : 'idle'}
        className={cn('flex flex-col gap-4', className)}
      >
        {offer.free_tokens > 0 ? (
          <p data-part="free" className="flex items-center gap-2 font-semibold wrap-anywhere">
            <Gift aria-hidden="true" className="size-5 shrink-0 text-primary-text" />
            {t('offer.free', { tokens: amountOf(offer.free_tokens) })}
          </p>
        ) : null}
        <div
          data-part="pack"
          data-guard="inline"
          className="footlight-glow flex flex-wrap items-center justify-between gap-3 rounded-lg border border-border bg-surface p-4"
        >
          <span className="heading text-lg wrap-anywhere">{amountOf(tokens)}</span>
          <span className="flex flex-wrap items-center gap-3">
            {discount ? (
              <Badge tone="secondary" className="h-auto whitespace-normal">
                {t('offer.off', { percent: percent(discount / 100) })}
              </Badge>
            ) : null}
            <Price amount={amount} className="text-lg" />
          </span>
        </div>
        {error ? (
          <Banner appearance="error" live>
            {error}
          </Banner>
        ) : null}
      </div>
    </Dialog>
  );
}

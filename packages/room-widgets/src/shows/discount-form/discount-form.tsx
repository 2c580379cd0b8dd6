import { discountedPrice, type PrivateDiscount } from '@footlight/contract';
import { Button, Countdown, cn, useNumber, useTexts } from '@footlight/ui';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { FormError } from '../../lib/form-error.tsx';
import { TokenField } from '../../lib/token-field.tsx';

export interface DiscountWish {
  discountRate: number;
  seconds: number;
}

export interface DiscountFormProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The current discount; null for none. */
  discount: PrivateDiscount | null;
  /** Tokens per minute without a discount. */
  price: number;
  pending?: boolean;
  /** Why it was not started or stopped. */
  error?: ReactNode;
  /** Without frame and title, for a drawer that has both. */
  bare?: boolean;
  onStart: (wish: DiscountWish) => void;
  onStop: () => void;
}

/**
 * Starts or stops a temporary discount on private shows, and shows the reduced price (spec 2 §3). Token:
 * `--discount-form-radius`.
 */
export function DiscountForm({
  discount,
  price,
  pending = false,
  error,
  bare = false,
  onStart,
  onStop,
  className,
  ...rest
}: DiscountFormProps) {
  const { t } = useTexts('broadcaster');
  const number = useNumber();
  const id = useId();
  const [rate, setRate] = useState<number | null>(20);
  const [minutes, setMinutes] = useState<number | null>(30);
  const problems = {
    ...(rate === null ? { rate: 'required' as const } : {}),
    ...(minutes === null ? { minutes: 'required' as const } : {}),
  };
  return (
    <section
      aria-labelledby={id}
      {...rest}
      data-component="discount-form"
      data-state={discount ? 'running' : 'idle'}
      className={cn(
        'flex min-w-0 flex-col gap-4 text-text',
        !bare &&
          'border border-border-strong bg-surface p-4 rounded-[var(--discount-form-radius,--theme(--radius-lg))]',
        className,
      )}
    >
      <h3 id={id} data-part="title" className={bare ? 'sr-only' : 'heading text-base'}>
        {t('discount.title')}
      </h3>
      <FormError>{error}</FormError>
      {discount ? (
        <>
          <p data-part="running" className="text-sm wrap-anywhere">
            {t('discount.running', {
              percent: number(discount.discountRate),
              shown: number(discount.privatePricePerMinuteInToken),
            })}
          </p>
          <Countdown
            key={discount.timeLeftInSecond}
            seconds={discount.timeLeftInSecond}
            label={t('discount.left')}
            showLabel
            size="sm"
          />
          <Button variant="outline" className="self-start" loading={pending} onClick={onStop}>
            {t('discount.stop')}
          </Button>
        </>
      ) : (
        <form
          data-part="form"
          noValidate
          className="flex min-w-0 flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (rate !== null && minutes !== null && !pending)
              onStart({ discountRate: rate, seconds: minutes * 60 });
          }}
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <TokenField
              label={t('discount.rate')}
              name="rate"
              value={rate}
              onChange={setRate}
              min={1}
              max={90}
              problems={problems}
            />
            <TokenField
              label={t('discount.minutes')}
              name="minutes"
              value={minutes}
              onChange={setMinutes}
              min={1}
              max={1_440}
              problems={problems}
            />
          </div>
          {rate === null ? null : (
            <p data-part="result" className="text-sm text-text-muted">
              {t('discount.result', { shown: number(discountedPrice(price, Math.min(90, rate))) })}
            </p>
          )}
          <Button
            type="submit"
            variant={bare ? 'primary' : 'outline'}
            className="self-start"
            loading={pending}
          >
            {t('discount.start')}
          </Button>
        </form>
      )}
    </section>
  );
}

import { Banner, Button, cn, useTexts } from '@footlight/ui';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { wrapButton } from '../../lib/wrap-button.ts';

const FACTS = ['free', 'bank', 'kept'] as const;

export interface CardCheckProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The address of the payment provider's page is requested, or the page opens. */
  isSending: boolean;
  /** Translated. */
  error: string | null;
  onVerify: () => void;
}

/** Explains card verification before the payment provider's page opens (spec 1 §2, `/account/verify`). */
export function CardCheck({ isSending, error, onVerify, className, ...rest }: CardCheckProps) {
  const { t } = useTexts('wallet');
  return (
    <section
      {...rest}
      data-component="card-check"
      data-state={isSending ? 'sending' : 'idle'}
      className={cn('flex min-w-0 flex-col items-start gap-5', className)}
    >
      <h1 className="heading text-2xl wrap-anywhere hyphens-auto desktop:text-3xl">{t('cardCheck.title')}</h1>
      <p className="text-text-muted wrap-anywhere">{t('cardCheck.intro')}</p>
      <ul data-part="facts" className="flex flex-col gap-3">
        {FACTS.map((fact) => (
          <li key={fact} className="flex gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-success-text" />
            <span className="min-w-0 wrap-anywhere">{t(`cardCheck.fact.${fact}`)}</span>
          </li>
        ))}
      </ul>
      {error ? (
        <Banner appearance="error" live className="w-full">
          {error}
        </Banner>
      ) : null}
      <Button
        data-part="verify"
        data-guard="text"
        size="lg"
        className={wrapButton}
        loading={isSending}
        onClick={onVerify}
      >
        {t('cardCheck.action')}
      </Button>
    </section>
  );
}

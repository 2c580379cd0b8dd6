import { Banner, Button, cn, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { wrapButton } from '../../lib/wrap-button.ts';
import { CardCheckFacts } from './card-check-facts.tsx';

export interface CardCheckProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The address of the payment provider's page is requested, or the page opens. */
  pending: boolean;
  /** Translated. */
  error: ReactNode;
  onVerify: () => void;
}

/** Explains card verification before the payment provider's page opens (spec 1 §2, `/account/verify`). */
export function CardCheck({ pending, error, onVerify, className, ...rest }: CardCheckProps) {
  const { t } = useTexts('wallet');
  return (
    <section
      {...rest}
      data-component="card-check"
      data-state={pending ? 'sending' : 'idle'}
      className={cn('flex min-w-0 flex-col items-start gap-5', className)}
    >
      <h1 className="heading text-2xl wrap-anywhere hyphens-auto desktop:text-3xl">{t('cardCheck.title')}</h1>
      <p className="text-text-muted wrap-anywhere">{t('cardCheck.intro')}</p>
      <CardCheckFacts />
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
        loading={pending}
        onClick={onVerify}
      >
        {t('cardCheck.action')}
      </Button>
    </section>
  );
}

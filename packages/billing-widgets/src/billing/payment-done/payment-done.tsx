import { Button, cn, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';

export interface PaymentDoneProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What happened, in one sentence. */
  text: ReactNode;
  onContinue: () => void;
}

/** Content of the result dialog without tokens: a membership, a verified card, or an expired checkout. */
export function PaymentDone({ text, onContinue, className, ...rest }: PaymentDoneProps) {
  const { t } = useTexts('billing');
  return (
    <div
      {...rest}
      data-component="payment-done"
      data-guard="surface"
      className={cn('flex flex-col gap-5 text-center', className)}
    >
      <p role="status" data-part="text" className="heading text-lg wrap-anywhere">
        {text}
      </p>
      <Button size="lg" block onClick={onContinue}>
        {t('success.continue')}
      </Button>
    </div>
  );
}

import { Banner, Button, cn, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface FreeTokensProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Tokens that the viewer gets when they confirm their email address. */
  tokens: number;
  pending: boolean;
  onResend: () => void;
}

/**
 * Says that free tokens wait for the confirmation of the email address, and offers to send the mail again (spec 1 §8).
 */
export function FreeTokens({ tokens, pending, onResend, className, ...rest }: FreeTokensProps) {
  const { t } = useTexts(['promos', 'ui']);
  const number = useNumber();
  return (
    <div
      {...rest}
      data-component="free-tokens"
      data-state={pending ? 'sending' : 'idle'}
      className={cn('min-w-0', className)}
    >
      <Banner
        appearance="info"
        title={t('free.title')}
        action={
          <Button data-part="resend" size="sm" variant="outline" loading={pending} onClick={onResend}>
            {t('free.resend')}
          </Button>
        }
      >
        <span data-part="text" className="wrap-anywhere">
          {t('free.held', { tokens: t('ui:tokens', { count: tokens, shown: number(tokens) }) })}{' '}
          {t('free.verify')}
        </span>
      </Banner>
    </div>
  );
}

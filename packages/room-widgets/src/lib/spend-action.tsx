import { Banner, Button, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';

interface SpendActionProps {
  error: { message: ReactNode } | null | undefined;
  /** The viewer has too few tokens; the button becomes "Buy tokens". */
  short: boolean;
  pending: boolean;
  /** Label of the button if there are enough tokens. */
  label: string;
  /** Without it the button submits its form. */
  onPress?: () => void;
}

/** The footer of a dialog that spends tokens: error, missing tokens, and the only button. */
export function SpendAction({ error, short, pending, label, onPress }: SpendActionProps) {
  const { t } = useTexts(['room', 'common']);
  return (
    <>
      {error ? (
        <Banner appearance="error" live>
          {error.message}
        </Banner>
      ) : null}
      {short ? (
        <p role="status" data-part="short" className="text-sm font-medium text-danger-text">
          {t('show.request.short')}
        </p>
      ) : null}
      <Button
        type={onPress ? 'button' : 'submit'}
        size="lg"
        block
        variant={short ? 'secondary' : 'primary'}
        loading={pending}
        onClick={onPress}
      >
        {short ? t('common:buyTokens') : label}
      </Button>
    </>
  );
}

import { MAX_PAYOUT_DESTINATION, MIN_PAYOUT_TOKENS, type PayoutRequest } from '@footlight/contract';
import { Banner, Button, Field, TextInput, useNumber, useTexts } from '@footlight/ui';
import { type FormEvent, type ReactNode, useState } from 'react';

export interface PayoutFormProps {
  /** Tokens that can be paid out now. */
  payable: number;
  pending: boolean;
  /** Why the platform refused. What was entered stays. */
  error: ReactNode;
  onAsk(request: PayoutRequest): void;
}

/** Asks for a payout. */
export const PayoutForm = ({ payable, pending, error, onAsk }: PayoutFormProps) => {
  const { t } = useTexts('earnings');
  const number = useNumber();
  const [tokens, setTokens] = useState('');
  const [destination, setDestination] = useState('');
  const [isSent, setIsSent] = useState(false);
  const least = number(MIN_PAYOUT_TOKENS);
  const amount = /^\d{1,9}$/.test(tokens.trim()) ? Number(tokens) : 0;
  const isTooSmall = amount < MIN_PAYOUT_TOKENS;
  const isTooMuch = amount > payable;
  const problem = isTooSmall
    ? t('payouts.tooSmall', { tokens: least })
    : isTooMuch
      ? t('payouts.notEnough')
      : undefined;
  const lacksDestination = destination.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (!problem && !lacksDestination && !pending) onAsk({ tokens: amount, destination: destination.trim() });
  };
  return (
    <form
      aria-label={t('payouts.ask')}
      noValidate
      onSubmit={submit}
      className="flex min-w-0 max-w-(--breakpoint-sm) flex-col gap-4"
    >
      {error ? (
        <Banner appearance="error" live>
          {error}
        </Banner>
      ) : null}
      <Field
        label={t('payouts.tokens')}
        hint={t('payouts.least', { tokens: least })}
        required
        error={isSent ? problem : undefined}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={tokens}
          onChange={(event) => setTokens(event.target.value)}
        />
      </Field>
      <Field
        label={t('payouts.destination')}
        hint={t('payouts.destinationHint')}
        required
        error={isSent && lacksDestination ? t('payouts.required') : undefined}
      >
        <TextInput
          autoComplete="off"
          maxLength={MAX_PAYOUT_DESTINATION}
          value={destination}
          onChange={(event) => setDestination(event.target.value)}
        />
      </Field>
      <Button type="submit" loading={pending} className="self-start">
        {t('payouts.ask')}
      </Button>
    </form>
  );
};

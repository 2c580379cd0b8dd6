// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { billingLocales } from '../../locales/index.ts';
import { walletLocales } from '../../locales/wallet/index.ts';
import { emptyAgeCardDraft } from './age-card-draft.ts';
import { AgeCardForm } from './age-card-form.tsx';

const nothing = () => undefined;

conformance({
  name: 'age-card-form',
  element: (probe) => (
    <AgeCardForm
      draft={emptyAgeCardDraft}
      onDraftChange={nothing}
      needsEmail
      offer={{ tokens: 300, amount: 10.99, discountPercent: 69 }}
      isSending={false}
      error={null}
      onSend={nothing}
      onBack={nothing}
      now={new Date('2026-11-24T12:00:00Z')}
      {...probe}
    />
  ),
  ref: HTMLFormElement,
  locales: { wallet: walletLocales, billing: billingLocales },
});

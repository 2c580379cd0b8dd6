// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { spendingLocales } from '../../locales/spending/index.ts';
import { Postpay } from './postpay.tsx';

const nothing = () => undefined;

conformance({
  name: 'postpay',
  element: (probe) => (
    <Postpay
      standing={{ is_on: true, is_paused: false, debt: 60, limit: 200, due_at: null }}
      card={null}
      needsAge={false}
      isSending={false}
      error={null}
      onPay={nothing}
      onAddCard={nothing}
      onVerify={nothing}
      supportEmail={null}
      onClose={nothing}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
  portal: true,
  locales: { spending: spendingLocales },
});

// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { billingLocales } from '../../locales/index.ts';
import { PaymentReceipt } from './payment-receipt.tsx';

conformance({
  name: 'payment-receipt',
  element: (probe) => (
    <PaymentReceipt
      purchase={{
        transaction_id: 'pur_1',
        product_id: 'tokens_200',
        state: 'settled',
        tokens: 200,
        amount: 20,
        membership: null,
        wait: null,
        decline_code: null,
        notice: null,
        expires_at: null,
        created_at: '2026-11-01T12:00:00.000Z',
        decided_at: '2026-11-01T12:01:00.000Z',
        reversed_at: null,
      }}
      seller="Footlight"
      backHref="#tokens"
      onPrint={() => undefined}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { billing: billingLocales },
});

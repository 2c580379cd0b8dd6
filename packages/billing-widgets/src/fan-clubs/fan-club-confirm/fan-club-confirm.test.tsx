// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { billingLocales } from '../../locales/index.ts';
import { FanClubConfirm } from './fan-club-confirm.tsx';

const nothing = () => undefined;

conformance({
  name: 'fan-club-confirm',
  element: (probe) => (
    <FanClubConfirm
      broadcasterName="Luna"
      level="insider"
      price={200}
      change={{ kind: 'join', charge: 200 }}
      paidUntil={null}
      balance={500}
      isSending={false}
      error={null}
      onConfirm={nothing}
      onBuyTokens={nothing}
      onClose={nothing}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
  portal: true,
  locales: { billing: billingLocales },
});

// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { billingLocales } from '../../locales/index.ts';
import { FanClubLeave } from './fan-club-leave.tsx';

const nothing = () => undefined;

conformance({
  name: 'fan-club-leave',
  element: (probe) => (
    <FanClubLeave
      paidUntil="2026-12-01T12:00:00.000Z"
      isSending={false}
      error={null}
      onLeave={nothing}
      onClose={nothing}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
  portal: true,
  locales: { billing: billingLocales },
});

// @vitest-environment happy-dom
import { exampleFanclub } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { billingLocales } from '../../locales/index.ts';
import { FanClub } from './fan-club.tsx';

const nothing = () => undefined;

conformance({
  name: 'fan-club',
  element: (probe) => (
    <FanClub
      club={exampleFanclub}
      isOwner={false}
      isBusy={false}
      now={0}
      onChoose={nothing}
      onLeave={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { billing: billingLocales },
});

// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { billingLocales } from '../locales/index.ts';
import { FanClub } from './fan-club.tsx';
import { storyClub, storyNow } from './story-club.ts';

const nothing = () => undefined;

conformance({
  name: 'fan-club',
  element: (probe) => (
    <FanClub
      club={storyClub}
      isOwner={false}
      isBusy={false}
      now={storyNow}
      onChoose={nothing}
      onLeave={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { billing: billingLocales },
});

// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { meetLocales } from '../../locales/meet/index.ts';
import { MeetStart } from './meet-start.tsx';

const nothing = () => undefined;

conformance({
  name: 'meet-start',
  element: (probe) => (
    <MeetStart
      product="random"
      side="viewer"
      wants={[]}
      onWantsChange={nothing}
      onStart={nothing}
      onDismiss={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { meet: meetLocales },
});

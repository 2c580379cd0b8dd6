// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { meetLocales } from '../../locales/meet/index.ts';
import { MeetConsent } from './meet-consent.tsx';

const nothing = () => undefined;

conformance({
  name: 'meet-consent',
  element: (probe) => <MeetConsent onAgree={nothing} onClose={nothing} {...probe} />,
  ref: HTMLDivElement,
  portal: true,
  locales: { meet: meetLocales },
});

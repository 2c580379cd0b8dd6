// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { spendingLocales } from '../../locales/spending/index.ts';
import { ContactSupport } from './contact-support.tsx';

const nothing = () => undefined;

conformance({
  name: 'contact-support',
  element: (probe) => (
    <ContactSupport email="help@footlight.example" payments={null} onClose={nothing} {...probe} />
  ),
  ref: HTMLSpanElement,
  portal: true,
  locales: { spending: spendingLocales },
});

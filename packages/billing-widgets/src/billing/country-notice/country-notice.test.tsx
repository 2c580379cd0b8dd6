// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { billingLocales } from '../../locales/index.ts';
import { CountryNotice } from './country-notice.tsx';

conformance({
  name: 'country-notice',
  element: (probe) => <CountryNotice onClose={() => undefined} {...probe} />,
  ref: HTMLSpanElement,
  portal: true,
  locales: { billing: billingLocales },
});

// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { spendingLocales } from '../../locales/spending/index.ts';
import { LimitConfirm } from './limit-confirm.tsx';

const nothing = () => undefined;

conformance({
  name: 'limit-confirm',
  element: (probe) => <LimitConfirm amount={150} onConfirm={nothing} onClose={nothing} {...probe} />,
  ref: HTMLDivElement,
  portal: true,
  locales: { spending: spendingLocales },
});

// @vitest-environment happy-dom
import { exampleSpending } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { spendingLocales } from '../../locales/spending/index.ts';
import { DailyLimit } from './daily-limit.tsx';

const nothing = () => undefined;

conformance({
  name: 'daily-limit',
  element: (probe) => (
    <DailyLimit limits={exampleSpending} error={null} onChange={nothing} onClose={nothing} {...probe} />
  ),
  ref: HTMLDivElement,
  portal: true,
  locales: { spending: spendingLocales },
});

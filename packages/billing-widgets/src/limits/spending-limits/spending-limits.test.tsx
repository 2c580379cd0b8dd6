// @vitest-environment happy-dom
import { exampleSpending } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { spendingLocales } from '../../locales/spending/index.ts';
import { SpendingLimits } from './spending-limits.tsx';

const nothing = () => undefined;

conformance({
  name: 'spending-limits',
  element: (probe) => (
    <SpendingLimits
      limits={exampleSpending.limits}
      waiting={exampleSpending.waiting}
      spending={exampleSpending.spending}
      purchase={exampleSpending.purchase}
      isSaving={false}
      onSave={nothing}
      {...probe}
    />
  ),
  ref: HTMLFormElement,

  locales: { spending: spendingLocales },
});

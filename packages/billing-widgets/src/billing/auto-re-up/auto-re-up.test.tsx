// @vitest-environment happy-dom
import { exampleSpending } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { spendingLocales } from '../../locales/spending/index.ts';
import { AutoReUp } from './auto-re-up.tsx';

const nothing = () => undefined;

conformance({
  name: 'auto-re-up',
  element: (probe) => (
    <AutoReUp
      settings={exampleSpending.re_up}
      packs={exampleSpending.packs}
      cards={exampleSpending.cards}
      isSaving={false}
      onEnable={nothing}
      onDisable={nothing}
      onAddCard={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,

  locales: { spending: spendingLocales },
});

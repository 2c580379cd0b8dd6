import { Suspense } from 'react';
import { useSpending } from '../data/use-spending.ts';
import { AutoReUpPanel } from './auto-re-up-panel.tsx';
import { WithSpendingTexts } from './with-spending-texts.tsx';

/** Offered to whoever has a kept card and asks for a private with few tokens (spec 1 §4, private show start). */
const ReUpSuggestion = () => {
  const { data } = useSpending();
  if (!data || data.re_up.enabled || data.cards.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <WithSpendingTexts>
        <AutoReUpPanel />
      </WithSpendingTexts>
    </Suspense>
  );
};
export default ReUpSuggestion;

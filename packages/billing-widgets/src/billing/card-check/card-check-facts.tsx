import { useTexts } from '@footlight/ui';
import { Check } from 'lucide-react';

const FACTS = ['free', 'bank', 'kept'] as const;

/** What a card verification costs, what the bank may ask for, and what happens to the card. */
export function CardCheckFacts() {
  const { t } = useTexts('wallet');
  return (
    <ul data-part="facts" className="flex flex-col gap-3">
      {FACTS.map((fact) => (
        <li key={fact} className="flex gap-2">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-success-text" />
          <span className="min-w-0 wrap-anywhere">{t(`cardCheck.fact.${fact}`)}</span>
        </li>
      ))}
    </ul>
  );
}

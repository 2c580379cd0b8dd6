import { AutoReUp, type AutoReUpChoice } from '@footlight/billing-widgets';
import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useErrorText } from '../data/use-error-text.ts';
import { useSpending } from '../data/use-spending.ts';
import { useModals } from '../modals/modals.ts';
import { useToast } from '../state/toasts.ts';

/** Auto re-up with what the platform has: turned on and off here. */
export const AutoReUpPanel = () => {
  const { t } = useTexts('spending');
  const { data, setReUp } = useSpending();
  const modals = useModals();
  const toast = useToast();
  const errorText = useErrorText();
  const [isSaving, setIsSaving] = useState(false);
  if (!data) return null;
  const save = (choice: AutoReUpChoice | null) => {
    if (isSaving) return;
    setIsSaving(true);
    setReUp(choice ? { enabled: true, ...choice } : { enabled: false })
      .then(
        () => toast({ appearance: 'success', content: t(choice ? 'reUp.turnedOn' : 'reUp.turnedOff') }),
        (failed: unknown) => toast({ appearance: 'error', content: errorText(failed) }),
      )
      .finally(() => setIsSaving(false));
  };
  return (
    <AutoReUp
      settings={data.re_up}
      packs={data.packs}
      cards={data.cards}
      isSaving={isSaving}
      onEnable={save}
      onDisable={() => save(null)}
      onAddCard={() => void modals.open('purchase_tokens', { group: 'credit' })}
    />
  );
};

import { AutoReUp, type AutoReUpChoice } from '@footlight/billing-widgets';
import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useModals } from '../../shell/modals/modals.ts';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { useToast } from '../../shell/toasts/toasts.ts';
import { useSpending } from './use-spending.ts';

/** Turns auto re-up on or off, with the platform's current settings. */
export const AutoReUpPanel = () => {
  const { t } = useTexts('limits');
  const { data, setReUp } = useSpending();
  const modals = useModals();
  const toast = useToast();
  const errorToast = useErrorToast();
  const [isSaving, setIsSaving] = useState(false);
  if (!data) return null;
  const save = (choice: AutoReUpChoice | null) => {
    if (isSaving) return;
    setIsSaving(true);
    setReUp(choice ? { enabled: true, ...choice } : { enabled: false })
      .then(
        () => toast({ appearance: 'success', content: t(choice ? 'reUp.turnedOn' : 'reUp.turnedOff') }),
        (failed: unknown) => errorToast(failed),
      )
      .finally(() => setIsSaving(false));
  };
  return (
    <AutoReUp
      settings={data.re_up}
      packs={data.packs}
      cards={data.cards}
      pending={isSaving}
      onEnable={save}
      onDisable={() => save(null)}
      onAddCard={() => void modals.open('add_card', {})}
    />
  );
};

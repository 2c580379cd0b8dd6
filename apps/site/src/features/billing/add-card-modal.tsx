import { AddCard } from '@footlight/billing-widgets';
import { useLocation } from 'react-router';
import { useBoot } from '../../shell/boot/boot.ts';
import { languageBase } from '../../shell/i18n/language.ts';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useCardCheck } from './use-card-check.ts';

/** Adds a card by a card verification, which returns to the current page (spec 2 §8). */
const AddCardModal = ({ isReplacement = false, close }: ModalProps<'add_card'>) => {
  const { pathname, search } = useLocation();
  const { language } = useBoot();
  const { isSending, error, start } = useCardCheck(`${languageBase(language)}${pathname}${search}`);
  return (
    <AddCard
      replacement={isReplacement}
      pending={isSending}
      error={error}
      onAdd={start}
      onClose={() => close()}
    />
  );
};
export default AddCardModal;

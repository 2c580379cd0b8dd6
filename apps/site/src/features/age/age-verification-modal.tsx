import { Dialog, useTexts } from '@footlight/ui';
import { useLocation } from 'react-router';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { AgeCheckFlow } from './age-check-flow.tsx';

/** The methods of the visitor's place, or the state of a check that is not decided yet (spec 1 §4). */
const AgeVerificationModal = ({ close }: ModalProps<'age_verification'>) => {
  const { t } = useTexts('wallet');
  const { pathname, search } = useLocation();
  const modals = useModals();
  return (
    <Dialog open size="sm" data-guard="surface" title={t('ageCheck.title')} onClose={() => close()}>
      <AgeCheckFlow
        next={`${pathname}${search}`}
        hasTitle={false}
        onSignUp={() => {
          close();
          void modals.open('signup', {});
        }}
      />
    </Dialog>
  );
};

export default AgeVerificationModal;

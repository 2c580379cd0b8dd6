import { Dialog, useTexts } from '@footlight/ui';
import { useLocation } from 'react-router';
import { useBoot } from '../../shell/boot/boot.ts';
import { languageBase } from '../../shell/i18n/language.ts';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { MembershipPanel } from './membership-panel.tsx';

/** The membership levels over the current page (spec 1 §2). */
const UpgradeModal = ({ close }: ModalProps<'upgrade'>) => {
  const { t } = useTexts('wallet');
  const { pathname } = useLocation();
  const { language } = useBoot();
  return (
    <Dialog open size="lg" data-guard="surface" onClose={() => close()} title={t('upgrade.title')}>
      <MembershipPanel titled={false} returnPath={`${languageBase(language)}${pathname}`} />
    </Dialog>
  );
};
export default UpgradeModal;

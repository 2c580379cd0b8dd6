import { Dialog, useTexts } from '@footlight/ui';
import { PromoCodeForm } from '../containers/promo-code-form.tsx';
import type { ModalControls } from './registry.ts';

/** A promo code that the address brought (spec 1 §2). */
export const PromoCodeModal = ({ close }: ModalControls) => {
  const { t } = useTexts('promos');
  return (
    <Dialog open data-guard="surface" size="sm" onClose={() => close()} title={t('section')}>
      <PromoCodeForm />
    </Dialog>
  );
};

import { Dialog, useTexts } from '@footlight/ui';
import { PromoCodeForm } from './promo-code-form.tsx';

/** The promo code of the URL (spec 1 §2). */
export const PromoCodeModal = ({ close }: { close: () => void }) => {
  const { t } = useTexts('promos');
  return (
    <Dialog open data-guard="surface" size="sm" onClose={() => close()} title={t('section')}>
      <PromoCodeForm />
    </Dialog>
  );
};

import { Button, Dialog } from '@footlight/ui';
import { useTranslation } from 'react-i18next';

export interface CountryNoticeProps {
  onClose: () => void;
}

/** A dialog that says that tokens cannot be bought in the reader's country (spec 1 §4). */
export function CountryNotice({ onClose }: CountryNoticeProps) {
  const { t } = useTranslation('billing');
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('country.title')}
      description={t('country.text')}
      footer={<Button onClick={onClose}>{t('country.close')}</Button>}
    />
  );
}

import { Button, Dialog } from '@footlight/ui';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ResultFrame } from '../payment-result/result-frame.tsx';

export interface CountryNoticeProps {
  onClose: () => void;
  className?: string;
}

/** Tokens cannot be bought in the viewer's country (spec 1 §6). */
export function CountryNotice({ onClose, className }: CountryNoticeProps) {
  const { t } = useTranslation('billing');
  return (
    <ResultFrame
      component="country-notice"
      tone="info"
      icon={<Globe />}
      className={className}
      actions={
        <Button size="lg" onClick={onClose}>
          {t('country.close')}
        </Button>
      }
    >
      <p>{t('country.text')}</p>
    </ResultFrame>
  );
}

export interface CountryNoticeDialogProps extends CountryNoticeProps {
  open?: boolean;
}

/** CountryNotice as a dialog. */
export function CountryNoticeDialog({ open = true, ...notice }: CountryNoticeDialogProps) {
  const { t } = useTranslation('billing');
  return (
    <Dialog open={open} size="sm" onClose={notice.onClose} title={t('country.title')}>
      <CountryNotice {...notice} />
    </Dialog>
  );
}

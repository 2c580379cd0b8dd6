import { Button, useTexts } from '@footlight/ui';
import { SecuritySection } from '../../lib/security-section.tsx';

export interface DataPanelProps {
  onExport(): void;
  onDelete(): void;
}

/** The export of one's data, and the end of the account. */
export const DataPanel = ({ onExport, onDelete }: DataPanelProps) => {
  const { t } = useTexts('security');
  return (
    <SecuritySection title={t('data.title')}>
      <div data-component="data-panel" className="flex flex-col items-start gap-3">
        <p className="text-text-muted">{t('data.exportWhy')}</p>
        <Button variant="outline" onClick={onExport}>
          {t('data.export')}
        </Button>
        <p className="text-text-muted">{t('data.deleteWhy')}</p>
        <Button variant="danger" onClick={onDelete}>
          {t('data.delete')}
        </Button>
      </div>
    </SecuritySection>
  );
};

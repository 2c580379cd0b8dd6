import { Button, useTexts } from '@footlight/ui';
import { type PanelProps, SecuritySection } from '../../lib/security-section.tsx';

export interface DataPanelProps extends PanelProps {
  onExport: () => void;
  onDelete: () => void;
}

/** The export of one's data, and the end of the account. */
export const DataPanel = ({ onExport, onDelete, ...rest }: DataPanelProps) => {
  const { t } = useTexts('security');
  return (
    <SecuritySection {...rest} data-component="data-panel" title={t('data.title')}>
      <div className="flex flex-col items-start gap-3">
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

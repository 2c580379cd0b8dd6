import { Button, useTexts } from '@footlight/ui';

export interface ReloadOfferProps {
  onReload: () => void;
}

/** Toast shown when the platform's protocol is newer than this page's. */
export const ReloadOffer = ({ onReload }: ReloadOfferProps) => {
  const { t } = useTexts(['notices', 'common']);
  return (
    <span className="flex flex-col items-start gap-2">
      {t('versionHint')}
      <Button size="sm" onClick={onReload}>
        {t('common:reload')}
      </Button>
    </span>
  );
};

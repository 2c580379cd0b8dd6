import { Button, Stack, useTexts } from '@footlight/ui';

export interface ReloadOfferProps {
  onReload: () => void;
}

/** Toast shown when the platform's protocol is newer than this page's. */
export const ReloadOffer = ({ onReload }: ReloadOfferProps) => {
  const { t } = useTexts(['notices', 'common']);
  return (
    <Stack gap="sm" align="start">
      {t('versionHint')}
      <Button size="sm" onClick={onReload}>
        {t('common:reload')}
      </Button>
    </Stack>
  );
};

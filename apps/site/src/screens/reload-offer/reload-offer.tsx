import { Button, useTexts } from '@footlight/ui';

export interface ReloadOfferProps {
  onReload: () => void;
}

/** What a toast says when the platform speaks a newer protocol than this page. */
export const ReloadOffer = ({ onReload }: ReloadOfferProps) => {
  const { t } = useTexts('news');
  return (
    <span className="flex flex-col items-start gap-2">
      {t('versionHint')}
      <Button size="sm" onClick={onReload}>
        {t('reload')}
      </Button>
    </span>
  );
};

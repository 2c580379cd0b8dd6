import { Button, CopyField, Dialog, useTexts } from '@footlight/ui';

export interface ShareDialogProps {
  link: { url: string; expiresAt: number } | null;
  onClose(): void;
}

/** Shows the preview link of the draft. */
export const ShareDialog = ({ link, onClose }: ShareDialogProps) => {
  const { t, language } = useTexts(['studio', 'common']);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Dialog
      open={link !== null}
      title={t('share.title')}
      description={link ? t('share.body', { when: when.format(link.expiresAt) }) : ''}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common:close')}
          </Button>
          {link ? (
            <Button asChild>
              <a href={link.url} target="_blank" rel="noreferrer">
                {t('share.open')}
              </a>
            </Button>
          ) : null}
        </>
      }
    >
      {link ? <CopyField value={link.url} aria-label={t('share.title')} /> : null}
    </Dialog>
  );
};

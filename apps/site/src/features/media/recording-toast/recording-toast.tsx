import { Button, Stack, useLinkRenderer, useTexts } from '@footlight/ui';

export interface RecordingToastProps {
  /** Whose show was recorded; null for the broadcaster's own. */
  broadcaster: string | null;
  href: string;
}

/** Toast about a recording that has arrived, with a link to it. */
export const RecordingToast = ({ broadcaster, href }: RecordingToastProps) => {
  const { t } = useTexts('notices');
  const link = useLinkRenderer();
  return (
    <Stack gap="sm" align="start" className="wrap-anywhere">
      {broadcaster === null ? t('recordingOwn') : t('recordingBought', { name: broadcaster })}
      <Button asChild size="sm" variant="outline">
        {link({ href, children: t('recordingOpen') })}
      </Button>
    </Stack>
  );
};

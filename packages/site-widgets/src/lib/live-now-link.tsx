import { Button, useLinkRenderer, useTexts } from '@footlight/ui';

/** A link from an empty list to the rooms that are live. */
export const LiveNowLink = () => {
  const { t } = useTexts('common');
  const link = useLinkRenderer();
  return (
    <Button asChild variant="outline">
      {link({ href: '/', children: t('liveNow') })}
    </Button>
  );
};

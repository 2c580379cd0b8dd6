import { Button, EmptyState, type LazyFailure, Stack, useTexts } from '@footlight/ui';
import { WifiOff } from 'lucide-react';
import { useIsOffline } from '../../../shell/routes/use-is-offline.ts';

/** In place of a page that could not be loaded. It goes by itself when the network returns. */
export const PageFailed = ({ onRetry, onReload }: LazyFailure) => {
  const { t } = useTexts(['site', 'common']);
  const isOffline = useIsOffline();
  const title = isOffline ? t('noNetwork.title') : t('common:notLoaded');
  return (
    <EmptyState
      role="alert"
      data-part="page-failed"
      headingLevel={1}
      icon={<WifiOff />}
      title={title}
      className="mx-auto my-8 w-full max-w-[560px]"
      action={
        <Stack direction="row" gap="sm" justify="center">
          {onRetry ? <Button onClick={onRetry}>{t('common:retry')}</Button> : null}
          {/* Without a network, a reload would leave this page for the browser's own. */}
          {onReload && !isOffline ? (
            <Button variant="outline" onClick={onReload}>
              {t('common:reload')}
            </Button>
          ) : null}
        </Stack>
      }
    >
      <title>{title}</title>
      {isOffline ? t('noNetwork.text') : null}
    </EmptyState>
  );
};

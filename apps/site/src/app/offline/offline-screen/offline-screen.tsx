import { Button, cn, EmptyState, stackClass, useTexts } from '@footlight/ui';
import { WifiOff } from 'lucide-react';

export interface OfflineScreenProps {
  siteName: string;
}

/**
 * The page that the service worker shows without a network. It runs no script: the link has the address of the page that
 * failed.
 */
export const OfflineScreen = ({ siteName }: OfflineScreenProps) => {
  const { t } = useTexts(['site', 'common']);
  return (
    <div
      data-component="offline-screen"
      className={cn(stackClass({ gap: 'none' }), 'min-h-dvh bg-canvas text-text')}
    >
      <p className="heading px-4 py-3 text-lg wrap-anywhere">{siteName}</p>
      <main className="grid grow place-items-center px-3 py-8">
        <EmptyState
          headingLevel={1}
          icon={<WifiOff />}
          title={t('noNetwork.title')}
          className="w-full max-w-[560px]"
          action={
            <Button asChild>
              {/* biome-ignore lint/a11y/useValidAnchor: an empty address loads the page that failed again */}
              <a href="">{t('common:retry')}</a>
            </Button>
          }
        >
          {t('noNetwork.text')}
        </EmptyState>
      </main>
    </div>
  );
};

import { Banner, Button, EmptyState, useLinkRenderer, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { ContentFrame } from '../../features/content/content-frame/content-frame.tsx';
import { CameraBroadcast } from '../../features/live/camera-broadcast.tsx';
import { EncoderSettings } from '../../features/live/encoder-settings.tsx';
import { liveKey } from '../../features/live/live-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useMember } from '../../shell/session/use-member.ts';

/** `/studio`: broadcasters go live. Guests are sent to the login and return; viewers learn how to apply. */
export const GoLivePage = () => {
  const { t } = useTexts('live');
  const errorText = useErrorText();
  const link = useLinkRenderer();
  const { data: visitor, isLoggedIn } = useMember();
  const isBroadcaster = isLoggedIn && visitor?.user.type === 'model';
  const { data: settings, error, mutate } = useRead(isBroadcaster ? liveKey : null);
  const [isHere, setHere] = useState(false);
  const refresh = () => void mutate();
  return (
    <ContentFrame
      name="go-live"
      title={t('title')}
      isWork
      isLoading={!visitor || !isLoggedIn || (isBroadcaster && !settings)}
      errorMessage={error && !settings ? errorText(error) : null}
      onRetry={refresh}
    >
      {isBroadcaster && settings ? (
        // The buttons below the picture stay in view.
        <div className="flex max-w-4xl flex-col gap-6">
          {settings.is_live && !isHere ? <Banner appearance="info">{t('elsewhere')}</Banner> : null}
          {settings.takes_camera ? (
            <CameraBroadcast
              roomHref={`/${visitor.user.username}`}
              onChanged={() => {
                setHere(true);
                refresh();
              }}
            />
          ) : (
            <Banner appearance="warning">{t('refusal.unavailable')}</Banner>
          )}
          {settings.encoder ? (
            <EncoderSettings
              encoder={settings.encoder}
              isSending={settings.source === 'encoder' && settings.is_live}
              onChanged={refresh}
            />
          ) : null}
        </div>
      ) : (
        <EmptyState
          title={t('onlyBroadcasters')}
          action={<Button asChild>{link({ href: '/models/signup', children: t('apply') })}</Button>}
        >
          {t('onlyBroadcastersHint')}
        </EmptyState>
      )}
    </ContentFrame>
  );
};

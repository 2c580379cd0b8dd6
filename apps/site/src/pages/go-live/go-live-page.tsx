import type { ApiError } from '@footlight/client';
import type { LiveSettings } from '@footlight/contract';
import { ContentFrame } from '@footlight/site-widgets';
import { Button, EmptyState, useLinkRenderer, useTexts } from '@footlight/ui';
import useSWR from 'swr';
import { liveKey } from '../../features/live/live-keys.ts';
import { useApi } from '../../shell/api/api.ts';
import { withClock } from '../../shell/clock/platform-clock.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useMember } from '../../shell/session/use-member.ts';
import { OwnCockpit } from './own-cockpit.tsx';

/** Only broadcasters have a cockpit: a viewer learns how to become one, and a studio's owner where its rooms are. */
const NoBroadcaster = ({ studio }: { studio: string | null }) => {
  const { t } = useTexts(['live', 'member']);
  const link = useLinkRenderer();
  const way =
    studio === null
      ? link({ href: '/models/signup', children: t('apply') })
      : link({ href: `/browse-studio/${studio}`, children: t('member:studioRooms') });
  return (
    <EmptyState
      title={t(studio === null ? 'onlyBroadcasters' : 'studioOwner')}
      action={<Button asChild>{way}</Button>}
    >
      {t(studio === null ? 'onlyBroadcastersHint' : 'studioOwnerHint')}
    </EmptyState>
  );
};

/** `/studio`: broadcasters go live. Guests are sent to the login and return; viewers learn how to apply. */
export const GoLivePage = () => {
  const { t } = useTexts('live');
  const api = useApi();
  const errorText = useErrorText();
  const { data: visitor, isLoggedIn } = useMember();
  const isBroadcaster = isLoggedIn && visitor?.user.type === 'model';
  const {
    data: settings,
    error,
    mutate,
  } = useSWR<LiveSettings, ApiError>(isBroadcaster ? liveKey : null, () =>
    withClock(() => api('GET /live/settings')),
  );
  const refresh = () => void mutate();
  const isLive = settings?.is_live ?? false;
  return (
    <ContentFrame
      name="go-live"
      title={t(isLive ? 'live' : 'title')}
      work
      wide
      loading={!visitor || !isLoggedIn || (isBroadcaster && !settings)}
      error={error && !settings ? errorText(error) : null}
      onRetry={refresh}
    >
      {isBroadcaster && settings ? (
        <OwnCockpit username={visitor.user.username} settings={settings} onChanged={refresh} />
      ) : (
        <NoBroadcaster studio={visitor?.user.type === 'studio' ? visitor.user.username : null} />
      )}
    </ContentFrame>
  );
};

import { FanClub } from '@footlight/billing-widgets';
import type { FanclubLevel } from '@footlight/contract';
import { FanClubScreen } from '@footlight/site-widgets';
import { lazyComponent, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useFanClub } from '../../features/fan-clubs/use-fan-club.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { NotFoundPage } from '../../shell/not-found/not-found-page.tsx';
import { usernameParam } from '../../shell/routes/username-param.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useRequireLogin } from '../../shell/session/use-require-login.ts';

/** Posts load after the levels, so that the levels appear sooner. */
const FanPosts = lazyComponent(() => import('../../features/fan-clubs/fan-posts.tsx'));
const OwnFanPost = lazyComponent(() => import('../../features/fan-clubs/own-fan-post.tsx'));

/** `/{username}/fanclub`. Guests see the prices, and sign up before they join. */
export const FanClubPage = () => {
  const username = usernameParam(useParams());
  const { data: club, error } = useFanClub(username);
  const { data: visitor } = useCurrentUser();
  const requireLogin = useRequireLogin();
  const modals = useModals();
  const { t } = useTexts('site');
  const [now] = useState(Date.now);
  const isOwner = visitor?.user.username === username;
  const onChoose = (level: FanclubLevel) =>
    requireLogin(() => modals.open('fan_club_confirm', { username, level }));
  if (error?.type === 'invalid_input') return <NotFoundPage />;
  return (
    <FanClubScreen
      username={username}
      name={club?.display_name}
      error={error && t(error.type === 'user_not_found' ? 'error.user_not_found' : 'error.unavailable')}
    >
      {club ? (
        <>
          <FanClub
            club={club}
            owner={isOwner}
            pending={false}
            now={now}
            onChoose={onChoose}
            onLeave={() => void modals.open('fan_club_leave', { username })}
          />
          {isOwner ? <OwnFanPost username={username} /> : null}
          <FanPosts club={club} owner={isOwner} onUnlock={onChoose} />
        </>
      ) : null}
    </FanClubScreen>
  );
};

import { FanClub } from '@footlight/billing-widgets';
import type { FanclubLevel } from '@footlight/contract';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { useCurrentUser } from '../data/use-current-user.ts';
import { useFanClub } from '../data/use-fan-club.ts';
import { loadRetried } from '../modals/load-retried.ts';
import { useModals } from '../modals/modals.ts';
import { FanClubScreen } from '../screens/fan-club-screen/fan-club-screen.tsx';
import { useAsMember } from './use-as-member.ts';

/** Posts come after the levels: what the page is opened for first is smaller without them. */
const FanPosts = lazy(() => loadRetried(() => import('./fan-posts.tsx')));
const StreamerFanPost = lazy(() => loadRetried(() => import('./streamer-fan-post.tsx')));

/** `/{username}/fanclub`. Guests see the prices, and sign up before they join. */
export const FanClubPage = () => {
  const username = (useParams().username ?? '').toLowerCase();
  const { data: club, error } = useFanClub(username);
  const { data: visitor } = useCurrentUser();
  const asMember = useAsMember();
  const modals = useModals();
  const [now] = useState(Date.now);
  const isOwner = visitor?.user.username === username;
  const onChoose = (level: FanclubLevel) =>
    asMember(() => modals.open('fan_club_confirm', { username, level }));
  return (
    <FanClubScreen
      username={username}
      isMissing={error?.type === 'user_not_found'}
      hasFailed={error !== undefined}
    >
      {club ? (
        <>
          <FanClub
            club={club}
            isOwner={isOwner}
            isBusy={false}
            now={now}
            onChoose={onChoose}
            onLeave={() => void modals.open('fan_club_leave', { username })}
          />
          {isOwner ? (
            <Suspense fallback={null}>
              <StreamerFanPost username={username} />
            </Suspense>
          ) : null}
          <Suspense fallback={null}>
            <FanPosts club={club} isOwner={isOwner} onUnlock={onChoose} />
          </Suspense>
        </>
      ) : null}
    </FanClubScreen>
  );
};

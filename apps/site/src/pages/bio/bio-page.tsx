import { BioScreen } from '@footlight/site-widgets';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PlannedShows } from '../../features/broadcaster/planned-shows.tsx';
import { useOwnedMedia } from '../../features/media/use-owned-media.ts';
import { userMediaKey } from '../../shell/api/media-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { NotFoundPage } from '../../shell/not-found/not-found-page.tsx';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { useHasFanClub } from '../../shell/room/use-has-fan-club.ts';
import { useRoom } from '../../shell/room/use-room.ts';
import { useRoomCalls } from '../../shell/room/use-room-calls.ts';
import { usernameParam } from '../../shell/routes/username-param.ts';
import { useRequireLogin } from '../../shell/session/use-require-login.ts';

/** Items on the profile; the media page has all. */
const SHOWN = 8;

/** `/{username}/bio` (spec 2 §2). */
export const BioPage = () => {
  const username = usernameParam(useParams());
  const { data: room, error, mutate } = useRoom(username);
  const { data: media } = useRead(userMediaKey(username), { revalidateOnFocus: false });
  const owned = useOwnedMedia();
  const hasFanClub = useHasFanClub(room);
  const errorText = useErrorText();
  const errorToast = useErrorToast();
  const calls = useRoomCalls(username);
  const requireLogin = useRequireLogin();
  const modals = useModals();
  const [now] = useState(Date.now);
  if (error?.type === 'user_not_found' || error?.type === 'invalid_input') return <NotFoundPage />;
  const { isStreamer = false, isFollowing = false, isNotified = false } = room?.viewer ?? {};
  const mayFollow = !isStreamer && (isFollowing || room?.userSetting.followEnabled);
  return (
    <BioScreen
      username={username}
      room={room}
      following={mayFollow ? isFollowing : null}
      onFollow={(follow) =>
        requireLogin(() =>
          calls.follow({ follow, notify: isNotified }).catch((problem: unknown) => errorToast(problem)),
        )
      }
      media={media?.mediaList.slice(0, SHOWN)}
      owned={owned}
      now={now}
      hasFanClub={hasFanClub}
      schedule={<PlannedShows username={username} />}
      error={error && !room ? errorText(error) : null}
      onRetry={() => void mutate()}
      onReport={
        room && !room.viewer.isStreamer
          ? () =>
              void modals.open('report', { target: { kind: 'room', username }, name: room.user.displayName })
          : undefined
      }
    />
  );
};

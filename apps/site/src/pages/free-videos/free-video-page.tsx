import { AGE_CHECK_PATH, freeVideoHref, playsMedia } from '@footlight/contract';
import { FreeVideoScreen, MediaLock } from '@footlight/site-widgets';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { freeVideoKey } from '../../features/content/content-keys.ts';
import { RecordedVideo } from '../../features/player/recorded-video.tsx';
import { useRead } from '../../shell/api/use-read.ts';
import { useReturningTo } from '../../shell/session/use-next-path.ts';
import { mayStartAlone } from '../../shell/video/may-start-alone.ts';
import { FreeVideoFailure } from './free-video-failure.tsx';

/** `/porn/video/{slug}`. When the video ends, the next one opens. */
export const FreeVideoPage = () => {
  const { slug = '' } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const { data, error, mutate } = useRead(freeVideoKey(slug), { revalidateOnFocus: false });
  const [now] = useState(Date.now);
  const verifyAge = useReturningTo(AGE_CHECK_PATH);
  const login = useReturningTo('/login');
  if (error && !data) return <FreeVideoFailure error={error} onRetry={() => void mutate()} />;
  const video = data?.video;
  const onEnded = () => {
    // The next older one, so that two videos do not take turns.
    const related = data?.related ?? [];
    const next = related.find((one) => video && one.created_at < video.created_at) ?? related[0];
    if (next) void navigate(freeVideoHref(next), { state: { startsAlone: mayStartAlone() } });
  };
  return (
    <FreeVideoScreen
      free={data}
      now={now}
      player={
        video && playsMedia(video.access_type) ? (
          <RecordedVideo
            key={video.id}
            item={video}
            startsAlone={(state as { startsAlone?: boolean } | null)?.startsAlone === true}
            onEnded={onEnded}
          />
        ) : video ? (
          <MediaLock item={video} loginHref={login} verifyHref={verifyAge} onBuy={() => undefined} />
        ) : null
      }
    />
  );
};

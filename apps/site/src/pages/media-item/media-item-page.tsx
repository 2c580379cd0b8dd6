import { AGE_CHECK_PATH, type MediaCardItem, mediaHref, playsMedia } from '@footlight/contract';
import { MediaItemScreen, MediaTools } from '@footlight/site-widgets';
import { Button, ErrorPage, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { nextItem } from '../../features/media/next-item.ts';
import { useMediaCalls } from '../../features/media/use-media-calls.ts';
import { useMediaPurchase } from '../../features/media/use-media-purchase.tsx';
import { useOwnedMedia } from '../../features/media/use-owned-media.ts';
import { RecordedVideo } from '../../features/player/recorded-video.tsx';
import { mediaKey, mediaPlaylistKey } from '../../shell/api/media-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { NotFoundPage } from '../../shell/not-found/not-found-page.tsx';
import { usernameParam } from '../../shell/routes/username-param.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useFanLevel } from '../../shell/session/use-fan-level.ts';
import { useReturningTo } from '../../shell/session/use-next-path.ts';
import { useToast } from '../../shell/toasts/toasts.ts';
import { mayStartAlone } from '../../shell/video/may-start-alone.ts';

/** A media item (spec 3 §2). When a video ends, the next playable item of the playlist opens. */
export const MediaItemPage = () => {
  const params = useParams();
  const { id = '' } = params;
  const [query] = useSearchParams();
  const list = query.get('playlist');
  const { state } = useLocation();
  const { t } = useTexts(['media', 'common']);
  const { data: answer, error, mutate } = useRead(mediaKey(id), { revalidateOnFocus: false });
  const { data: around } = useRead(mediaPlaylistKey(id, list), { revalidateOnFocus: false });
  const { data: visitor, isLoggedIn } = useCurrentUser();
  const calls = useMediaCalls();
  const purchase = useMediaPurchase();
  const navigate = useNavigate();
  const login = useReturningTo('/login');
  const verifyAge = useReturningTo(AGE_CHECK_PATH);
  const toast = useToast();
  const modals = useModals();
  const [now] = useState(Date.now);
  const [isSaving, setIsSaving] = useState(false);
  const owned = useOwnedMedia();
  const item = answer?.media;
  const playlist = around?.playlist ?? [];
  const level = useFanLevel(item?.username ?? '');
  const isElsewhere = item !== undefined && item.username !== usernameParam(params);
  if (error?.type === 'not_found' || error?.type === 'invalid_input' || isElsewhere) return <NotFoundPage />;
  if (error && !item)
    return (
      <ErrorPage
        code={error.status}
        action={<Button onClick={() => void mutate()}>{t('common:retry')}</Button>}
      />
    );
  const hrefOf = (one: MediaCardItem) => mediaHref(one) + (list ? `?playlist=${list}` : '');
  const onEnded = () => {
    const viewer = {
      userId: isLoggedIn ? (visitor?.user.id ?? null) : null,
      mediaIds: visitor?.media_ids ?? [],
      level,
    };
    const next = item && nextItem(playlist, item.id, viewer);
    if (next) void navigate(hrefOf(next), { state: { startsAlone: mayStartAlone() } });
  };
  const run = (call: Promise<void>) => call.catch(purchase.failed);
  return (
    <>
      <MediaItemScreen
        item={item}
        playlist={playlist}
        hrefOf={hrefOf}
        owned={owned}
        now={now}
        video={
          item && playsMedia(item.access_type) && item.is_video ? (
            <RecordedVideo
              key={item.id}
              item={item}
              startsAlone={(state as { startsAlone?: boolean } | null)?.startsAlone === true}
              onEnded={onEnded}
            />
          ) : null
        }
        tools={
          item?.is_owner ? (
            <MediaTools
              key={item.id}
              item={item}
              pending={isSaving}
              onSave={(terms) => {
                setIsSaving(true);
                void run(
                  calls
                    .change(item.id, terms)
                    .then(() => toast({ appearance: 'success', content: t('owner.saved') })),
                ).finally(() => setIsSaving(false));
              }}
            />
          ) : null
        }
        member={isLoggedIn}
        loginHref={login}
        verifyHref={verifyAge}
        onBuy={() => item && purchase.buy(item)}
        onAdd={() => item && void run(calls.add(item.id))}
        onDelete={() => item && void run(calls.remove(item.id))}
        onRestore={() => item && void run(calls.restore(item.id))}
        onReport={() =>
          item &&
          void modals.open('report', { target: { kind: 'media', id: item.id }, name: item.user_display_name })
        }
      />
      {purchase.dialog}
    </>
  );
};

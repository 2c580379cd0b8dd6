import { type MediaItem, playsMedia } from '@footlight/contract';
import { Button, ErrorPage, useTexts } from '@footlight/ui';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import useSWR from 'swr';
import { mediaKey, mediaPlaylistKey } from '../data/media-keys.ts';
import { useCurrentUser } from '../data/use-current-user.ts';
import { useMediaCalls } from '../data/use-media-calls.ts';
import { useRead } from '../data/use-read.ts';
import { readSprites } from '../player/sprites.ts';
import { MediaItemScreen } from '../screens/media-screen/media-item-screen.tsx';
import { mediaHref } from '../screens/media-screen/media-paths.ts';
import { MediaTools } from '../screens/media-screen/media-tools.tsx';
import { MediaVideo } from '../screens/media-screen/media-video.tsx';
import { useToast } from '../state/toasts.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { useMediaPurchase } from './use-media-purchase.tsx';
import { useReturningTo } from './use-next-path.ts';

const loadSprites = async (address: string) => {
  const answer = await fetch(address);
  return answer.ok ? readSprites(await answer.text(), new URL(address, window.location.href).href) : [];
};

const Video = ({ item, onEnded }: { item: MediaItem; onEnded: () => void }) => {
  const [file] = item.items;
  // A token made anew for the same video must not start it again.
  const [address] = useState(file?.hls_abr_url ?? file?.hls_url ?? '');
  const { data: sprites } = useSWR(file?.sprites_url?.index ?? null, loadSprites, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  const attach = useCallback(
    (video: HTMLVideoElement, onFailed: () => void) => {
      let end: (() => void) | null = null;
      let isWanted = true;
      import('../player/recorded.ts').then(({ playRecorded }) => {
        if (isWanted) end = playRecorded(video, address, onFailed);
      }, onFailed);
      return () => {
        isWanted = false;
        end?.();
      };
    },
    [address],
  );
  return (
    <MediaVideo
      name={item.name}
      posterUrl={item.thumbnail_url}
      attach={attach}
      sprites={sprites ?? []}
      onEnded={onEnded}
    />
  );
};

/** A media item (spec 3 §2). The next of the playlist that the visitor may play begins when a video ends. */
export const MediaItemPage = () => {
  const { id = '' } = useParams();
  const { t } = useTexts('media');
  const { data: answer, error, mutate } = useRead(mediaKey(id), { revalidateOnFocus: false });
  const { data: list } = useRead(mediaPlaylistKey(id), { revalidateOnFocus: false });
  const { data: visitor, isLoggedIn } = useCurrentUser();
  const calls = useMediaCalls();
  const purchase = useMediaPurchase();
  const navigate = useNavigate();
  const login = useReturningTo('/login');
  const toast = useToast();
  const [now] = useState(Date.now);
  const [isSaving, setIsSaving] = useState(false);
  const owned = useMemo(() => new Set(visitor?.media_ids ?? []), [visitor]);
  const item = answer?.media;
  const playlist = list?.playlist ?? [];
  if (error?.type === 'not_found' || error?.type === 'invalid_input') return <NotFoundPage />;
  if (error && !item)
    return (
      <ErrorPage code={error.status} action={<Button onClick={() => void mutate()}>{t('retry')}</Button>} />
    );
  const onEnded = () => {
    const at = playlist.findIndex((one) => one.id === item?.id);
    const next = playlist
      .slice(at + 1)
      .find((one) => owned.has(one.id) || (one.token_price === 0 && one.fanclub_access_level === null));
    if (next) void navigate(mediaHref(next));
  };
  const run = (call: Promise<void>) => call.catch(purchase.failed);
  return (
    <>
      <MediaItemScreen
        item={item}
        playlist={playlist}
        owned={owned}
        now={now}
        video={
          item && playsMedia(item.access_type) && item.is_video ? (
            <Video key={item.id} item={item} onEnded={onEnded} />
          ) : null
        }
        tools={
          item?.is_owner ? (
            <MediaTools
              key={item.id}
              item={item}
              isSaving={isSaving}
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
        isMember={isLoggedIn}
        loginHref={login}
        onBuy={() => item && purchase.buy(item)}
        onAdd={() => item && void run(calls.add(item.id))}
        onDelete={() => item && void run(calls.remove(item.id))}
        onRestore={() => item && void run(calls.restore(item.id))}
      />
      {purchase.dialog}
    </>
  );
};

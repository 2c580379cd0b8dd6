import type { MediaItem } from '@footlight/contract';
import { MediaVideo } from '@footlight/site-widgets';
import { useCallback, useState } from 'react';
import useSWR from 'swr';
import { readSprites } from './sprites.ts';

const loadSprites = async (address: string) => {
  const answer = await fetch(address);
  return answer.ok ? readSprites(await answer.text(), new URL(address, window.location.href).href) : [];
};

/** A recorded video of an item that the visitor may play, with its preview pictures. */
export const RecordedVideo = ({
  item,
  startsAlone,
  onEnded,
}: {
  item: MediaItem;
  startsAlone: boolean;
  onEnded: () => void;
}) => {
  const [file] = item.items;
  // A new token for the same video must not restart it.
  const [address] = useState(file?.hls_abr_url ?? file?.hls_url ?? '');
  const { data: sprites } = useSWR(file?.sprites_url?.index ?? null, loadSprites, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  const attach = useCallback(
    (video: HTMLVideoElement, onFailed: () => void) => {
      let end: (() => void) | null = null;
      let isWanted = true;
      import('./recorded.ts').then(({ playRecorded }) => {
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
      autoPlay={startsAlone}
      onEnded={onEnded}
    />
  );
};

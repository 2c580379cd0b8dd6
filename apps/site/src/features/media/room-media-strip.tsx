import { fanclubPrice, type Room } from '@footlight/contract';
import { MediaStrip } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { mediaBundleKey, userMediaKey } from '../../shell/api/media-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useHasFanClub } from '../../shell/room/use-has-fan-club.ts';
import { useFanLevel } from '../../shell/session/use-fan-level.ts';
import { useOwnedMedia } from './use-owned-media.ts';
import { useRoomMediaLinks } from './use-room-media-links.ts';

/** Number of items in the strip; the page of all media has the others. */
const SHOWN = 8;

/** The latest media. The browser reads them after the room. */
export const RoomMediaStrip = ({ room }: { room: Room }) => {
  const { username, displayName } = room.user;
  const { t } = useTexts('navigation');
  const { data } = useRead(userMediaKey(username), { revalidateOnFocus: false });
  const sellsAll = room.userSetting.sellAllMedia && !room.viewer.isStreamer;
  const { data: bundle } = useRead(sellsAll ? mediaBundleKey(username) : null, { revalidateOnFocus: false });
  const level = useFanLevel(username);
  const owned = useOwnedMedia();
  const hasFanClub = useHasFanClub(room);
  const links = useRoomMediaLinks(username, hasFanClub, bundle);
  const [now] = useState(Date.now);
  if (!data || data.mediaList.length === 0) return null;
  return (
    <MediaStrip
      title={t('media.of', { name: displayName })}
      links={links}
      items={data.mediaList
        .slice(0, SHOWN)
        .map((item) => ({ ...item, token_price: fanclubPrice(item.token_price, level) }))}
      owned={owned}
      now={now}
    />
  );
};

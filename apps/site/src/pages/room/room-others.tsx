import { type Room, SECTION_OF_GENDER } from '@footlight/contract';
import { RoomCard } from '@footlight/site-widgets';
import { Shelf, useTexts } from '@footlight/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { browseKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useBoot } from '../../shell/boot/boot.ts';

const SHOWN = 12;
/** Pixels below the window at which the rooms are read. */
const NEAR = 400;
const ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** Other live rooms of the section, at the end of a room. They are read when the visitor comes near. */
const RoomOthers = ({ room }: { room: Room }) => {
  const { t } = useTexts('navigation');
  const { language } = useBoot();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${NEAR}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const section = SECTION_OF_GENDER[room.user.gender];
  const { data, error } = useRead(
    isNear ? browseKey(section, language, { perPage: String(SHOWN + 1) }) : null,
    ONCE,
  );
  const cards = useMemo(
    () =>
      data?.userList
        .filter(({ username, status }) => username !== room.user.username && status === 'online')
        .slice(0, SHOWN)
        .map((user) => <RoomCard key={user.username} user={user} />),
    [data, room.user.username],
  );
  return (
    // As high as the row, so that the end of the page stays where it is.
    <div ref={place} className="min-h-72 min-w-0 pt-8 empty:min-h-0 empty:pt-0">
      {error || cards?.length === 0 ? null : (
        <Shelf
          title={t('room.more')}
          pending={cards ? 0 : 6}
          more={{ href: section, label: t('media.all'), name: t('room.moreOf') }}
        >
          {cards}
        </Shelf>
      )}
    </div>
  );
};

export default RoomOthers;

import type { BrowseUser } from '@footlight/contract';
import { HomeFront } from '@footlight/site-widgets';
import { useRead } from '../../shell/api/use-read.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { homeFavoritesKey, homeFrontKey } from './home-keys.ts';

/** The HTML brought the rows; while the page is open, sockets keep their cards up to date. */
const ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

interface HomeFrontRoomsProps {
  /** The first rooms of the list below. */
  rooms: readonly BrowseUser[];
  hasFeatured: boolean;
}

/** The featured rooms and the rows of the home page; the user's own row comes first. */
const HomeFrontRooms = ({ rooms, hasFeatured }: HomeFrontRoomsProps) => {
  const { language } = useBoot();
  const { isLoggedIn } = useCurrentUser();
  const shared = useRead(homeFrontKey(language), ONCE);
  const own = useRead(isLoggedIn ? homeFavoritesKey : null, { ...ONCE, revalidateIfStale: true });
  const favorites = own.data?.sectionList.map((section) => ({
    ...section,
    userList: section.userList.filter(({ status }) => status !== 'offline'),
  }));
  // The picture of a VR room is bent where nobody turns it.
  const featured = rooms.filter(({ status, flagList }) => status === 'online' && !flagList.includes('vr'));
  // Without an answer, the list below still has all rooms.
  const sections = shared.error ? [] : shared.data?.sectionList;
  return (
    <HomeFront
      featured={hasFeatured ? featured : []}
      sections={sections && [...(favorites ?? []), ...sections]}
    />
  );
};

export default HomeFrontRooms;

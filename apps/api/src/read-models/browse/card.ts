import { type BrowseUser, type Site, shownTags } from '@footlight/contract';
import { offlineUrl, thumbUrl } from '../../kernel/pictures.ts';
import { isNewRoom } from '../../kernel/rooms/new-rooms.ts';
import { genderOf, type RoomRow, statusOf } from '../../kernel/rooms/room-row.ts';

/** A room as lists show it. */
export function userView(
  { model: room, user: owner }: RoomRow,
  { site, now, thumbnailGroup = null }: { site: Site; now: number; thumbnailGroup?: number | null },
): BrowseUser {
  const status = statusOf(room);
  return {
    id: owner.id,
    username: owner.username,
    display_name: owner.displayName,
    gender: genderOf(room.gender),
    age: room.age,
    country: room.country,
    languages: room.languages,
    status,
    subject: room.subject,
    tags: shownTags(site, room.tags),
    viewer_count: room.viewers,
    thumbnail_url:
      status === 'offline' && site.custom.show_offline_pic_on_browse_page
        ? (site.custom.offline_picture_path ?? offlineUrl(owner.id))
        : thumbUrl(room.artSeed, now, thumbnailGroup),
    is_new: isNewRoom(room, now),
    private_price: room.settings.privateEnabled ? room.settings.privatePrice : null,
    flagList: [
      ...(room.isVoyeur ? (['voyeur'] as const) : []),
      ...(room.isVersus ? (['versus'] as const) : []),
      ...(room.isVr ? (['vr'] as const) : []),
    ],
  };
}

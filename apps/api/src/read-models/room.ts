import {
  type ChatStatus,
  EMOTICONS,
  hasAdminRights,
  type Room,
  type Site,
  shownTags,
  TOY_MODULE,
  type ToyVendor,
  VR_ROLE,
} from '@footlight/contract';
import { clubSettings } from '../features/fan-clubs/store.ts';
import { sellsAll } from '../features/media/sales.ts';
import { orderOffers } from '../features/orders/terms.ts';
import type { RoomShows } from '../features/shows/queries.ts';
import { privateSettings, spySettings, takesCams } from '../features/shows/settings.ts';
import type { Viewer } from '../kernel/accounts/session.ts';
import { pmAllowOf } from '../kernel/accounts/settings.ts';
import { publicRoles } from '../kernel/accounts/staff.ts';
import type { StreamPlace } from '../kernel/context.ts';
import { offlineUrls, roomAvatar, shareUrl, thumbUrl } from '../kernel/pictures.ts';
import type { RoomPresence } from '../kernel/rooms/presence.ts';
import { personOf, type RoomRoles } from '../kernel/rooms/roles.ts';
import type { RoomStanding } from '../kernel/rooms/room-access.ts';
import {
  genderOf,
  type ModelRow,
  type RoomRow,
  statusOf,
  subjectColorOf,
  takesFollowers,
} from '../kernel/rooms/room-row.ts';
import type { StreamToken } from '../kernel/streams/stream-rights.ts';
import type { ViewerFacts } from './viewer-facts.ts';
import { voyeurPathOf } from './voyeur-path.ts';

/** In these states the public may not watch: the stream's URL does not leave the server. */
const NO_PUBLIC_STREAM = new Set<ChatStatus>(['offline', 'private', 'limited', 'connected']);

/** The viewer, and the site they use. */
export interface RoomRequest {
  viewer: Viewer;
  site: Site;
  now: number;
  /** The roles in this room. */
  roles: RoomRoles;
  /** The relation between the viewer and the broadcaster. */
  facts: ViewerFacts;
  shows: RoomShows;
  /** Ids of the installed apps, oldest first. */
  apps: readonly number[];
  toy: ToyVendor | null;
  /** The other side of the contest that runs here, if the viewer may learn of it. */
  versus: Room['versus'];
  /** What the viewer may do in this room. */
  standing: RoomStanding;
  /** The stream, and the token that opens it; null if the viewer may not watch. */
  stream: (StreamToken & StreamPlace) | null;
}

/** The room's status as this visitor sees it: shut rooms, and rooms blocked for the place, appear offline. */
const shownStatus = (room: ModelRow, { isShut, isPlaceBlocked }: RoomStanding): ChatStatus =>
  isShut || isPlaceBlocked ? 'offline' : statusOf(room);

/** Whether the room's status and shows leave a picture for this visitor. Viewers in a show have paid for its stream. */
export const isPictureOpen = (room: ModelRow, shows: RoomShows): boolean =>
  shows.mode === 'public' ? !NO_PUBLIC_STREAM.has(statusOf(room)) : statusOf(room) !== 'offline';

/**
 * The renditions that a site offers. Assumed: `wl_transcode: false` means that the white label pays for no transcoding,
 * so its viewers only get the source (spec 1 §3).
 */
function renditionsOf<T extends { height: number }>(site: Site, all: T[]): T[] {
  if (site.custom.wl_transcode !== false) return all;
  const most = Math.max(...all.map(({ height }) => height));
  return all.filter(({ height }) => height === most);
}

/** The room as this visitor may see it (spec 2 §3). */
export function roomView(
  { presence }: { presence: RoomPresence },
  row: RoomRow,
  { viewer, site, now, roles, facts, shows, apps, toy, versus, standing, stream }: RoomRequest,
): Room {
  const { model: room, user: owner } = row;
  const status = shownStatus(room, standing);
  const person = viewer.user ? personOf(viewer.user) : { username: viewer.guest.name, roles: [] };
  const staff = { streamer: owner.username, moderators: roles.moderator };
  const { isStaff, isStreamer } = standing;
  const spy = spySettings(room);
  const toyModule = toy && TOY_MODULE[toy];
  return {
    chat: {
      status,
      subjectText: room.subject,
      subjectColor: subjectColorOf(room),
      installedAppId: apps[0] ?? null,
      installedModuleIdList: [...apps.slice(1), ...(toyModule ? [toyModule] : [])],
      moderatorUsernameList: roles.moderator,
      silencedUsernameList: roles.silenced.filter((name) => isStaff || name === person.username),
      bannedUsernameList: hasAdminRights(person, staff) ? roles.banned : [],
      emoticonList: [...EMOTICONS],
      isUserListVisible: room.profile.isUserListVisible === true,
      lastOnlineAt: room.lastOnlineAt?.toISOString() ?? null,
      // A room that appears offline to this visitor is not live for them.
      liveSince: status === 'offline' ? null : (room.liveSince?.toISOString() ?? null),
      user_count: presence.viewerCount(owner.username) ?? room.viewers,
    },
    mode: shows.mode,
    user: {
      id: owner.id,
      username: owner.username,
      displayName: owner.displayName,
      gender: genderOf(room.gender),
      age: room.age,
      country: room.country,
      languages: room.languages,
      avatarUrl: roomAvatar(owner.avatar, room.artSeed),
      thumbnailUrl: thumbUrl(room.artSeed, now),
      shareImageUrl: shareUrl(room.artSeed),
      offlinePictureUrls: site.custom.offline_picture_path ? [site.custom.offline_picture_path] : offlineUrls,
      roleList: [...publicRoles(owner.roles), ...(room.isVr ? [VR_ROLE] : [])],
      status: standing.isShut ? 'suspended' : 'active',
      rating: room.rating,
      ratingCount: room.ratingCount,
      followerCount: room.followers,
      tagListNew: shownTags(site, room.tags),
      isVoyeur: room.isVoyeur,
      voyeurPath: voyeurPathOf(room),
    },
    stream: stream && streamView(stream, room, site),
    userSetting: {
      private: privateSettings(room),
      spy: { ...spy, isEnabled: spy.isEnabled && (status !== 'private' || shows.isPrivateRunning) },
      hasCamPassword: standing.needsPassword,
      followEnabled: takesFollowers(room),
      sharecam: takesCams(room),
      pm: { allow: pmAllowOf(owner) },
      fanclub: { isEnabled: clubSettings(room).isEnabled },
      sellAllMedia: sellsAll(room),
      ...orderOffers(room),
    },
    limitedShow: shows.limitedShow,
    privateDiscount: shows.privateDiscount,
    versus,
    toy,
    show: shows.show,
    viewer: {
      isStreamer,
      isModerator: isStaff,
      isBanned: standing.isBanned,
      isSilenced: standing.isSilenced,
      isFollowing: facts.isFollowing,
      isNotified: facts.isNotified,
      isAwaitingOpening: facts.isAwaitingOpening,
      rateToday: facts.rateToday,
      friendStatus: facts.friendStatus,
      recentTokens: facts.recentTokens,
      isGuestOverlay: standing.needsLogin,
      cardRequired: standing.needsCard,
      ageVerificationRequired: standing.needsAgeProof,
    },
  };
}

const streamView = (stream: StreamToken & StreamPlace, room: ModelRow, site: Site) => ({
  ...stream,
  quality_renditions: renditionsOf(site, stream.quality_renditions),
  vr: room.isVr,
  vr_format: room.isVr ? { projection: room.vrProjection, layout: room.vrLayout } : null,
});

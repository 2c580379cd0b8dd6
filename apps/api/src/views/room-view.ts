import {
  type ChatStatus,
  ChatStatusSchema,
  EMOTICONS,
  type Gender,
  GenderSchema,
  hasAdminRights,
  hasModerateRights,
  isSiteModerator,
  type MediaCardItem,
  REMOVED_AUTHOR,
  type Room,
  type Site,
  shownTags,
  TOY_MODULE,
  type ToyVendor,
} from '@footlight/contract';
import * as v from 'valibot';
import type { Viewer } from '../auth/session.ts';
import type { Context } from '../context.ts';
import type { media, model, user } from '../db/schema/index.ts';
import { orderOffers } from '../orders/terms.ts';
import { pmAllowOf } from '../people/accounts.ts';
import { hasCamPassword, isForCards, isForMembers } from '../rooms/door.ts';
import { personOf, type RoomRoles } from '../rooms/room-roles.ts';
import type { ViewerFacts } from '../rooms/viewer-facts.ts';
import type { RoomShows } from '../shows/look.ts';
import { privateSettings, spySettings, takesCams } from '../shows/settings.ts';
import { avatarUrl, mediaUrl, offlineUrls, shareUrl, thumbUrl } from './art.ts';

export type ModelRow = typeof model.$inferSelect;
export type RoomRow = { model: ModelRow; user: typeof user.$inferSelect };

/** In these the public has nothing to watch: the stream's address does not leave the server. */
const NO_PUBLIC_STREAM = new Set<ChatStatus>(['offline', 'private', 'limited', 'connected']);

export const statusOf = (row: ModelRow): ChatStatus =>
  v.parse(v.fallback(ChatStatusSchema, 'offline'), row.status);
export const genderOf = (code: string): Gender => v.parse(v.fallback(GenderSchema, 'f'), code);

/** A colour that can be read as one; how light it is shown is decided where it is shown. */
export const subjectColorOf = (row: ModelRow): string | null => {
  const { subjectColor } = row.profile;
  return typeof subjectColor === 'string' && /^#[\da-f]{6}$/i.test(subjectColor) ? subjectColor : null;
};

/** A broadcaster is not shown live to countries they block. */
export const isBlockedFor = (row: ModelRow, country: string | null): boolean =>
  country !== null && row.blockedCountries.includes(country);

/** Who asks, on which site. */
export interface RoomRequest {
  viewer: Viewer;
  site: Site;
  country: string | null;
  now: number;
  /** Who is what in this room. */
  roles: RoomRoles;
  /** What is between the viewer and the broadcaster. */
  facts: ViewerFacts;
  shows: RoomShows;
  /** Numbers of the installed apps, the oldest first. */
  apps: readonly number[];
  toy: ToyVendor | null;
  /** Has given the password of a closed room. */
  isLetIn: boolean;
}

/**
 * The renditions that a site offers. `wl_transcode: false` means that the white label pays for no transcoding, so its
 * viewers are offered the source alone (spec 1 §3; what the field does is assumed).
 */
function renditionsOf<T extends { height: number }>(site: Site, all: T[]): T[] {
  if (site.custom.wl_transcode !== false) return all;
  const most = Math.max(...all.map(({ height }) => height));
  return all.filter(({ height }) => height === most);
}

/** The room as this visitor may see it (spec 2 §3). */
export function roomView(
  context: Pick<Context, 'streams' | 'presence'>,
  row: RoomRow,
  { viewer, site, country, now, roles, facts, shows, apps, toy, isLetIn }: RoomRequest,
): Room {
  const { model: room, user: owner } = row;
  const status = isBlockedFor(room, country) ? 'offline' : statusOf(room);
  const person = viewer.user ? personOf(viewer.user) : { username: viewer.guest.name, roles: [] };
  const staff = { streamer: owner.username, moderators: roles.moderator };
  const isModerator = hasModerateRights(person, staff);
  const isBanned = roles.banned.includes(person.username);
  const ageVerificationRequired = viewer.user?.traits.ageVerificationRequired ?? false;
  const isStreamer = person.username === owner.username;
  const isStaff = isModerator || isStreamer;
  const cardRequired =
    ((viewer.user?.traits.creditCardRequired ?? false) || (isForCards(room) && !isStaff)) &&
    !(viewer.user?.traits.hasCard || facts.hasCard);
  const isGuestOverlay = isForMembers(room) && !viewer.user;
  // A password keeps out all but the broadcaster, those who know it, and site moderators (spec 2 §4).
  const isClosed = hasCamPassword(room) && !isLetIn && !isStreamer && !isSiteModerator(person);
  // In a show of one's own the picture is what was paid for.
  const isPublic = shows.mode === 'public';
  const mayWatch =
    (isPublic ? !NO_PUBLIC_STREAM.has(status) : status !== 'offline') &&
    !ageVerificationRequired &&
    !cardRequired &&
    !isGuestOverlay &&
    !isClosed &&
    !isBanned;
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
      silencedUsernameList: roles.silenced.filter((name) => isModerator || name === person.username),
      bannedUsernameList: hasAdminRights(person, staff) ? roles.banned : [],
      emoticonList: [...EMOTICONS],
      isUserListVisible: room.profile.isUserListVisible === true,
      lastOnlineAt: room.lastOnlineAt?.toISOString() ?? null,
      user_count: context.presence.viewerCount(owner.username) ?? room.viewers,
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
      avatarUrl: avatarUrl(room.artSeed),
      thumbnailUrl: thumbUrl(room.artSeed, now),
      shareImageUrl: shareUrl(room.artSeed),
      offlinePictureUrls: site.custom.offline_picture_path ? [site.custom.offline_picture_path] : offlineUrls,
      roleList: owner.roles,
      rating: room.rating,
      followerCount: room.followers,
      tagListNew: shownTags(site, room.tags),
      isVoyeur: room.isVoyeur,
    },
    stream: mayWatch ? streamView(context.streams.streamFor(room.streamName), room, site) : null,
    userSetting: {
      private: privateSettings(room),
      spy: { ...spy, isEnabled: spy.isEnabled && !shows.isExclusive },
      hasCamPassword: isClosed,
      followEnabled: true,
      sharecam: takesCams(room),
      pm: { allow: pmAllowOf(owner) },
      ...orderOffers(room),
    },
    limitedShow: shows.limitedShow,
    privateDiscount: shows.privateDiscount,
    toy,
    show: shows.show,
    viewer: {
      isStreamer,
      isModerator,
      isBanned,
      isSilenced: roles.silenced.includes(person.username),
      isFollowing: facts.isFollowing,
      isNotified: facts.isNotified,
      rateToday: facts.rateToday,
      friendStatus: facts.friendStatus,
      recentTips: facts.recentTips,
      isGuestOverlay,
      cardRequired,
      ageVerificationRequired,
    },
  };
}

const streamView = (stream: ReturnType<Context['streams']['streamFor']>, room: ModelRow, site: Site) => ({
  ...stream,
  quality_renditions: renditionsOf(site, stream.quality_renditions),
  vr: room.isVr,
});

/** A media item as cards show it; `user_status` 1 is an account in good standing, 3 one that is gone. */
export function mediaView(item: typeof media.$inferSelect, owner: typeof user.$inferSelect): MediaCardItem {
  const level = item.fanclubAccessLevel;
  return {
    id: item.id,
    name: item.name,
    slug: item.slug,
    username: owner.username,
    user_display_name: owner.displayName,
    description: item.description,
    type_id: item.typeId === 1 ? 1 : 2,
    type_name: item.typeName === 'videos' || item.typeName === 'recording' ? item.typeName : 'pictures',
    item_count: item.itemCount,
    duration: item.duration,
    token_price: item.tokenPrice,
    thumbnail_url: mediaUrl(item.artSeed),
    is_free_no_auth: item.isFreeNoAuth,
    fanclub_access_level: level === 'supporter' || level === 'insider' || level === 'legend' ? level : null,
    created_at: item.createdAt.toISOString(),
    user_id: item.userId,
    user_status: owner.traits.isRemoved ? REMOVED_AUTHOR : 1,
  };
}

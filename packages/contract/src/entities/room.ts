import * as v from 'valibot';
import { EMOTICONS } from '../rules/chat/chat-look.ts';
import { RATINGS } from '../rules/room/rating.ts';
import { CHAT_MODES } from '../rules/room/room-status.ts';
import { TOY_VENDORS } from '../rules/toys/toys.ts';
import { VR_LAYOUTS, VR_PROJECTIONS } from '../rules/vr/vr.ts';
import { GenderSchema, Id, IsoTimestamp, Tokens } from './common.ts';
import { OrderOffers } from './orders.ts';
import { ChatStatusSchema } from './room-status.ts';
import { LimitedShow, PrivateDiscount, Show } from './shows.ts';
import { FriendStatusSchema, PmAllowSchema } from './social.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** How the picture of a VR stream is stored. */
export const VrFormatSchema = v.object({
  projection: v.picklist(VR_PROJECTIONS),
  layout: v.picklist(VR_LAYOUTS),
});

/**
 * Location of the live stream (spec 2 §3, stream). The playlist is `{edge}/{stream_name}/master.m3u8?token={token}`.
 */
export const Stream = v.object({
  edge_servers: v.array(v.string()),
  stream_name: v.string(),
  token: v.string(),
  /** When the token expires, in Unix milliseconds. Assumed. */
  token_expires_at: v.number(),
  /** The playlists name parts of segments, and the sound apart from the picture: a player must know both. Assumed. */
  low_latency: v.boolean(),
  width: Count,
  height: Count,
  quality_renditions: v.array(v.object({ name: v.string(), width: Count, height: Count, bitrate: Count })),
  vr: v.boolean(),
  /** How the picture of a VR stream is stored; null for other streams. Assumed. */
  vr_format: v.nullable(VrFormatSchema),
});
export type Stream = v.InferOutput<typeof Stream>;

/** Answer of GET chat/react/{username} (spec 2 §3, room). */
export const Room = v.object({
  chat: v.object({
    status: ChatStatusSchema,
    subjectText: v.string(),
    /** The broadcaster's choice; the site adjusts it for readability. */
    subjectColor: v.nullable(v.string()),
    installedAppId: v.nullable(v.number()),
    installedModuleIdList: v.array(v.number()),
    moderatorUsernameList: v.array(v.string()),
    /** Moderators see all names; other users only their own. */
    silencedUsernameList: v.array(v.string()),
    /** Only for users who may lift the ban. */
    bannedUsernameList: v.array(v.string()),
    emoticonList: v.array(v.picklist(EMOTICONS)),
    isUserListVisible: v.boolean(),
    lastOnlineAt: v.nullable(IsoTimestamp),
    /** When the broadcast started; null while the visitor sees nobody on air. Assumed. */
    liveSince: v.nullable(IsoTimestamp),
    user_count: Count,
  }),
  mode: v.picklist(CHAT_MODES),
  user: v.object({
    id: Id,
    username: v.string(),
    displayName: v.string(),
    gender: GenderSchema,
    age: v.nullable(Count),
    country: v.nullable(v.string()),
    languages: v.array(v.string()),
    avatarUrl: v.string(),
    thumbnailUrl: v.string(),
    shareImageUrl: v.string(),
    /**
     * Offline pictures, one of which is shown at random (spec 3 §9); an operator's own picture replaces them. Assumed.
     */
    offlinePictureUrls: v.array(v.string()),
    /** Roles of the broadcaster's account (spec 2 §6), for integrators: a visitor's own rights are in `viewer`. */
    roleList: v.array(v.string()),
    /** Of the broadcaster's account: a suspended one has a closed room, which is shown as offline. Values are assumed. */
    status: v.picklist(['active', 'suspended']),
    /** Average of 1 to 5; 0 without ratings. */
    rating: v.number(),
    /** Number of ratings in the average. Assumed. */
    ratingCount: Count,
    followerCount: Count,
    tagListNew: v.array(v.string()),
    isVoyeur: v.boolean(),
    /** The list of a voyeur cam: its house, or its part of one; null for other rooms. Assumed. */
    voyeurPath: v.nullable(v.string()),
  }),
  /**
   * Null if there is nothing to play or the viewer has no access (offline, no password, no card, age verification
   * required).
   */
  stream: v.nullable(Stream),
  userSetting: v.object({
    private: v.object({
      isEnabled: v.boolean(),
      pricePerMinuteInToken: Tokens,
      exclusivePricePerMinuteInToken: Tokens,
      isExclusiveEnabled: v.boolean(),
      minimumTokenToStart: Tokens,
      privateMinimumDuration: Count,
      isRecordingEnabled: v.boolean(),
      isPreTipEnabled: v.boolean(),
      preTipCost: Tokens,
      isWatchPornTogetherEnabled: v.boolean(),
    }),
    spy: v.object({ isEnabled: v.boolean(), pricePerMinuteInToken: Tokens, startupTipInToken: Tokens }),
    /** The room has a password that the visitor has not entered. */
    hasCamPassword: v.boolean(),
    followEnabled: v.boolean(),
    /** Viewers may share their camera in the public room too; in a private they always may. */
    sharecam: v.boolean(),
    pm: v.object({ allow: PmAllowSchema }),
    /** Whether the fan club takes members. */
    fanclub: v.object({ isEnabled: v.boolean() }),
    /** The broadcaster sells all media as one bundle. */
    sellAllMedia: v.boolean(),
    ...OrderOffers,
  }),
  limitedShow: v.nullable(LimitedShow),
  privateDiscount: v.nullable(PrivateDiscount),
  /** The other side of the contest that runs in this room (spec 2 §3, versus); null without one. */
  versus: v.nullable(v.object({ username: v.string() })),
  /** Vendor of the toy that tips control; null while none answers. Assumed. */
  toy: v.nullable(v.picklist(TOY_VENDORS)),
  /** The visitor's own private or spy show here; for the broadcaster the room's private. Assumed. */
  show: v.nullable(Show),
  /** The visitor's rights here; the platform enforces the same rules. Assumed. */
  viewer: v.object({
    isStreamer: v.boolean(),
    isModerator: v.boolean(),
    isBanned: v.boolean(),
    isSilenced: v.boolean(),
    isFollowing: v.boolean(),
    isNotified: v.boolean(),
    /** The visitor gets one notice when the closed room opens. Assumed. */
    isAwaitingOpening: v.boolean(),
    rateToday: v.nullable(v.picklist(RATINGS)),
    friendStatus: v.nullable(FriendStatusSchema),
    /** Tokens spent here on tips and shows in the past day. */
    recentTokens: Count,
    /** The room admits only users, and this visitor is a guest. Assumed. */
    isGuestOverlay: v.boolean(),
    cardRequired: v.boolean(),
    ageVerificationRequired: v.boolean(),
  }),
});
export type Room = v.InferOutput<typeof Room>;

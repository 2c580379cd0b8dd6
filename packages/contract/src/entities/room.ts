import * as v from 'valibot';
import { EMOTICONS } from '../rules/chat-look.ts';
import { RATINGS } from '../rules/rating.ts';
import { TOY_VENDORS } from '../rules/toys.ts';
import { GenderSchema, Id, IsoTimestamp, Tokens } from './common.ts';
import { OrderOffers } from './order.ts';
import { FriendStatusSchema, PmAllowSchema } from './people.ts';
import { LimitedShow, PrivateDiscount, Show } from './show.ts';

export const CHAT_STATUSES = [
  'connected',
  'limited',
  'offline',
  'online',
  'online_ai',
  'private',
  'reconnecting',
  'standby',
] as const;
export type ChatStatus = (typeof CHAT_STATUSES)[number];
export const ChatStatusSchema = v.picklist(CHAT_STATUSES);

export const CHAT_MODES = ['limited', 'private', 'public', 'spy'] as const;
export type ChatMode = (typeof CHAT_MODES)[number];

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Where the live video is (spec 2 §3, stream). A playlist is `{edge}/{stream_name}/master.m3u8?token={token}`. */
export const Stream = v.object({
  edge_servers: v.array(v.string()),
  stream_name: v.string(),
  token: v.string(),
  /** Unix time in milliseconds after which the token is refused. Assumed. */
  token_expires_at: v.number(),
  width: Count,
  height: Count,
  quality_renditions: v.array(v.object({ name: v.string(), width: Count, height: Count, bitrate: Count })),
  vr: v.boolean(),
});
export type Stream = v.InferOutput<typeof Stream>;

/** Answer of GET chat/react/{username} (spec 2 §3, room). */
export const Room = v.object({
  chat: v.object({
    status: ChatStatusSchema,
    subjectText: v.string(),
    /** As the broadcaster chose it; shown clamped to what can be read. */
    subjectColor: v.nullable(v.string()),
    installedAppId: v.nullable(v.number()),
    installedModuleIdList: v.array(v.number()),
    moderatorUsernameList: v.array(v.string()),
    /** Named to those who keep order; to others only themselves. */
    silencedUsernameList: v.array(v.string()),
    /** For those who may let them in again. */
    bannedUsernameList: v.array(v.string()),
    emoticonList: v.array(v.picklist(EMOTICONS)),
    isUserListVisible: v.boolean(),
    lastOnlineAt: v.nullable(IsoTimestamp),
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
    /** Pictures of the empty stage, of which one is shown at random (spec 3 §9); the operator's own stands alone. Assumed. */
    offlinePictureUrls: v.array(v.string()),
    roleList: v.array(v.string()),
    rating: v.number(),
    followerCount: Count,
    tagListNew: v.array(v.string()),
    isVoyeur: v.boolean(),
  }),
  /** Null when there is nothing to play or the viewer may not have it (offline, no password, no card, age verification required). */
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
    /** The visitor has not given the password that this room is closed with. */
    hasCamPassword: v.boolean(),
    followEnabled: v.boolean(),
    /** Viewers may offer their camera in the public room, too; in a private they always may. */
    sharecam: v.boolean(),
    pm: v.object({ allow: PmAllowSchema }),
    ...OrderOffers,
  }),
  limitedShow: v.nullable(LimitedShow),
  privateDiscount: v.nullable(PrivateDiscount),
  /** The vendor of the toy that tips move here; null while none answers. Assumed. */
  toy: v.nullable(v.picklist(TOY_VENDORS)),
  /** The visitor's own private or spying here; for the broadcaster the room's private. Assumed. */
  show: v.nullable(Show),
  /** What the visitor may do here; the platform enforces the same rules. Assumed. */
  viewer: v.object({
    isStreamer: v.boolean(),
    isModerator: v.boolean(),
    isBanned: v.boolean(),
    isSilenced: v.boolean(),
    isFollowing: v.boolean(),
    isNotified: v.boolean(),
    rateToday: v.nullable(v.picklist(RATINGS)),
    friendStatus: v.nullable(FriendStatusSchema),
    /** Tokens tipped here within a day. */
    recentTips: Count,
    /** The broadcaster admits members, and this visitor is a guest. Assumed. */
    isGuestOverlay: v.boolean(),
    cardRequired: v.boolean(),
    ageVerificationRequired: v.boolean(),
  }),
});
export type Room = v.InferOutput<typeof Room>;

import {
  DEFAULT_LANGUAGE,
  isExplicit,
  LANGUAGES,
  listsExplicit,
  offersApp,
  type PushContent,
  Site,
} from '@footlight/contract';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { isSuspended } from '../../kernel/accounts/suspension.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { follow, model, pushSubscription, site, user } from '../../kernel/db/schema/index.ts';
import { textsIn } from '../../kernel/i18n/texts.ts';
import type { PushRow, SubscriptionRow } from '../../kernel/push/outbox.ts';
import { isBlockedFor, type RoomRow, statusOf } from '../../kernel/rooms/room-row.ts';
import { findRoomById } from '../../kernel/rooms/rooms.ts';
import { mayEnter } from './live-reach.ts';

/** The settings of a site that decide; a host without a stored site has no restrictions. */
type SiteRules = Pick<Site, 'is_non_nude' | 'custom'>;
const NO_RULES: SiteRules = { is_non_nude: false, custom: {} };
const Rules = v.pick(Site, ['is_non_nude', 'custom']);

/** The rules in a stored site; null if they cannot be read; then no message is sent. */
const rulesIn = (config: Record<string, unknown> | null): SiteRules | null => {
  if (config === null) return NO_RULES;
  const read = v.safeParse(Rules, config);
  return read.success ? read.output : null;
};

/** Whether a site may send messages about a room: it offers push messages and lists such rooms. */
const wants = (rules: SiteRules, { model: { tags } }: RoomRow): boolean =>
  offersApp(rules) && (listsExplicit(rules) || !isExplicit(tags));

/** Whether a browser may get messages about a room, given its place and the site where it subscribed. */
const mayNotify = (
  { country, region }: Pick<SubscriptionRow, 'country' | 'region'>,
  config: Record<string, unknown> | null,
  room: RoomRow,
): boolean => {
  const rules = rulesIn(config);
  return rules !== null && !isBlockedFor(room.model, { country, region }) && wants(rules, room);
};

/** The subscriptions of these users that may get messages about the room, and the users who have any. */
export async function livePushTargets(tx: Orm, userIds: readonly number[], room: RoomRow) {
  const rows = await tx
    .select({ subscription: pushSubscription, config: site.config })
    .from(pushSubscription)
    .leftJoin(site, eq(site.host, pushSubscription.host))
    .where(inArray(pushSubscription.userId, [...userIds]));
  const notified = rows.filter(({ subscription, config }) => mayNotify(subscription, config, room));
  return {
    subscriptionIds: notified.map(({ subscription }) => subscription.id),
    withBrowser: new Set(rows.map(({ subscription }) => subscription.userId)),
  };
}

/**
 * The text of a message at the time when it is sent, in the browser's language. Null if the room has closed in the
 * meantime, the member no longer follows it or may not enter it, or the place or the site forbids it.
 */
export const createLivePush =
  ({ orm, now }: { orm: Orm; now: () => number }) =>
  async (
    { modelId }: Pick<PushRow, 'modelId'>,
    subscription: SubscriptionRow,
  ): Promise<PushContent | null> => {
    const room = await findRoomById(orm, modelId);
    if (!room || statusOf(room.model) !== 'online' || isSuspended(room.user, now())) return null;
    const [found] = await orm
      .select({ user, config: site.config })
      .from(follow)
      .innerJoin(user, eq(user.id, follow.userId))
      .innerJoin(model, eq(model.userId, follow.modelId))
      .leftJoin(site, eq(site.host, subscription.host))
      .where(
        and(
          eq(follow.modelId, modelId),
          eq(follow.userId, subscription.userId),
          eq(follow.notify, true),
          mayEnter(modelId, now()),
        ),
      );
    if (!found || isSuspended(found.user, now()) || !mayNotify(subscription, found.config, room)) return null;
    const language = LANGUAGES.find((one) => one === subscription.language) ?? DEFAULT_LANGUAGE;
    const { username, displayName } = room.user;
    const t = textsIn('push', language);
    return {
      // Nothing but the name: a message shows on locked screens.
      title: t('live.title', { name: displayName }),
      body: t('live.body'),
      tag: `live-${username}`,
      language,
      path: `${language === DEFAULT_LANGUAGE ? '' : `/${language}`}/${username}`,
    };
  };

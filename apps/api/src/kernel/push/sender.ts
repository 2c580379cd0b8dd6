import type { PushContent } from '@footlight/contract';
import type { FastifyBaseLogger } from 'fastify';
import webpush from 'web-push';
import type { Orm } from '../db/database.ts';
import { createOutboxSender } from '../outbox-sender.ts';
import { publicLookup } from '../public-address.ts';
import { pushEndpoint } from './endpoint.ts';
import type { PushSettings } from './keys.ts';
import {
  endSubscription,
  type LeasedPush,
  leasePushes,
  type PushRow,
  pushFailed,
  pushGivenUp,
  pushSent,
  type SubscriptionRow,
} from './outbox.ts';
import { type PostAnswer, post } from './post.ts';

const TOGETHER = 10;
/** A push service that does not answer in this time is tried again later, in milliseconds. */
const PATIENCE_MS = 10_000;

interface SenderParts {
  orm: Orm;
  log: FastifyBaseLogger;
  /** The current content of a message; null if it must no longer be sent. */
  contentOf(row: PushRow, subscription: SubscriptionRow): Promise<PushContent | null>;
  now?: () => number;
  timeoutMs?: number;
}

/** What a push service's answer means for the message. */
const outcomeOf = ({ status }: PostAnswer): 'sent' | 'ended' | 'retry' | 'refused' => {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'ended';
  return status === 429 || status >= 500 ? 'retry' : 'refused';
};

/**
 * Sends the push outbox (RFC 8030), encrypted for the browser (RFC 8291) and signed by the operator (RFC 8292). A process
 * that dies between the service's answer and the row's change sends a message again; the topic and the tag are the same
 * then, so that nobody sees two.
 */
export function createPushSender(
  { publicKey, privateKey, subject, services }: PushSettings,
  { orm, log, contentOf, now = Date.now, timeoutMs = PATIENCE_MS }: SenderParts,
) {
  const deliver = async (row: PushRow, subscription: SubscriptionRow, content: PushContent) => {
    const url = pushEndpoint(subscription.endpoint, services);
    if (!url) return null;
    const { endpoint, p256dh, auth } = subscription;
    const { headers, body } = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(content),
      {
        vapidDetails: { publicKey, privateKey, subject },
        TTL: Math.max(0, Math.round((row.expiresAt.getTime() - now()) / 1_000)),
        urgency: 'normal',
        topic: `live-${row.modelId}`,
      },
    );
    const isOwn = services.includes(url.origin);
    return post(url, {
      headers: headers as Record<string, string>,
      body,
      timeoutMs,
      lookup: isOwn ? undefined : publicLookup,
    });
  };

  const giveUp = async ({ id }: PushRow, reason: string): Promise<void> => {
    await pushGivenUp(orm, id, reason, now());
    log.info({ code: 'push_given_up', push: id, reason }, 'a push message was given up');
  };

  const send = async ({ row, subscription }: LeasedPush): Promise<void> => {
    if (row.expiresAt.getTime() <= now()) return giveUp(row, 'expired');
    const content = await contentOf(row, subscription);
    if (!content) return giveUp(row, 'no longer true');
    let answer: PostAnswer | null;
    try {
      answer = await deliver(row, subscription, content);
    } catch (cause) {
      const { code = 'unknown' } = cause as { code?: string };
      const isGivenUp = await pushFailed(orm, row, { error: code, waitMs: 0 }, now());
      log.warn({ code: 'push_failed', push: row.id, reason: code, isGivenUp }, 'a push service failed');
      return;
    }
    if (!answer) return giveUp(row, 'service not allowed');
    const outcome = outcomeOf(answer);
    if (outcome === 'sent') return pushSent(orm, row.id, now());
    if (outcome === 'ended') {
      await endSubscription(orm, subscription.id);
      log.info({ code: 'push_ended', subscription: subscription.id }, 'a browser ended its push messages');
      return;
    }
    if (outcome === 'refused') return giveUp(row, String(answer.status));
    const failure = { error: String(answer.status), waitMs: answer.retryAfterMs };
    const isGivenUp = await pushFailed(orm, row, failure, now());
    log.warn(
      { code: 'push_failed', push: row.id, reason: failure.error, isGivenUp },
      'a push service failed',
    );
  };

  return createOutboxSender({ together: TOGETHER, lease: (most) => leasePushes(orm, most, now()), send });
}

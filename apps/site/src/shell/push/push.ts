import { ApiError, type Client } from '@footlight/client';
import type { Language } from '@footlight/contract';
import type { PushState } from '@footlight/site-widgets';
import { registerWorker } from '../app/register-worker.ts';
import { readPushRecord, writePushRecord } from './push-record.ts';

/** A subscription is sent again at most once per hour (spec 1 §9), in milliseconds. */
const RESEND_AFTER = 3_600_000;

/** Who gets push messages in this browser, and what the platform needs for it. */
export interface PushOwner {
  api: Client;
  userId: number;
  language: Language;
  publicKey: string;
}

/**
 * - `unsupported`: this browser has no push messages
 * - `install_first`: on iPhone and iPad only installed sites have them
 * - `denied`: the browser's settings forbid them
 */

const base64Url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The browser's subscription for the operator's key. One for another key is of no use and ends. */
const subscriptionFor = async (publicKey: string): Promise<PushSubscription> => {
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && base64Url(known.options.applicationServerKey) === publicKey) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
};

const send = async ({ api, userId, language, publicKey }: PushOwner, subscription: PushSubscription) => {
  const record = readPushRecord();
  const known = record !== null && record !== 'off' && record.userId === userId ? record.playerId : null;
  const { endpoint } = subscription;
  const keys = {
    p256dh: base64Url(subscription.getKey('p256dh')),
    auth: base64Url(subscription.getKey('auth')),
  };
  const { player_id } = await api('POST /user/push', {
    body: { player_id: known, endpoint, keys, language },
  });
  writePushRecord({ userId, playerId: player_id, endpoint, publicKey, language, sentAt: Date.now() });
};

/** Ends the browser's own subscription, so that no message can reach it. */
const unsubscribe = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
};

/** Turns push messages on. The visitor has allowed notifications before. */
export const turnPushOn = async (owner: PushOwner): Promise<void> =>
  send(owner, await subscriptionFor(owner.publicKey));

const endAtPlatform = async (api: Client, playerId: string): Promise<void> => {
  try {
    await api('POST /user/push/{player_id}/end', { params: { player_id: playerId }, body: {} });
  } catch (error) {
    if (!(error instanceof ApiError && error.type === 'not_found')) throw error;
  }
};

/** Turns push messages off: at the platform first, so that a failure can be tried again. */
export const turnPushOff = async ({ api }: Pick<PushOwner, 'api'>): Promise<void> => {
  const record = readPushRecord();
  if (record !== null && record !== 'off') await endAtPlatform(api, record.playerId);
  await unsubscribe();
  writePushRecord('off');
};

/**
 * Keeps a subscription alive when a page opens: sends it again after an hour, and at once if its address, the operator's
 * key or the language has changed. Ends it if the visitor has logged out, is somebody else, or has forbidden
 * notifications in the browser. `null`: nobody is logged in, or the site offers no push messages any more.
 */
export const renewPush = async (owner: PushOwner | null): Promise<void> => {
  const record = readPushRecord();
  if (record === null || record === 'off') return;
  const isMine = owner?.userId === record.userId;
  if (!owner || !isMine || Notification.permission !== 'granted') {
    await unsubscribe();
    if (owner && isMine) await endAtPlatform(owner.api, record.playerId);
    writePushRecord(null);
    return;
  }
  const subscription = await subscriptionFor(owner.publicKey);
  const isSame =
    subscription.endpoint === record.endpoint &&
    owner.publicKey === record.publicKey &&
    owner.language === record.language;
  if (!isSame || Date.now() - record.sentAt >= RESEND_AFTER) await send(owner, subscription);
};

const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // iPads identify as Macs, which have no touch screen.
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Whether this browser reports that it can get push messages. */
export const pushObstacle = (): Exclude<PushState, 'off' | 'on'> | null => {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) {
    return isIos() && !matchMedia('(display-mode: standalone)').matches ? 'install_first' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'denied' : null;
};

/** The state of push messages here, as browser and platform know it. */
export const readPushState = async ({
  api,
  userId,
}: Pick<PushOwner, 'api' | 'userId'>): Promise<PushState> => {
  const obstacle = pushObstacle();
  if (obstacle) return obstacle;
  const record = readPushRecord();
  if (record === null || record === 'off' || record.userId !== userId) return 'off';
  if (Notification.permission !== 'granted') return 'off';
  const { browsers } = await api('GET /user/push');
  return browsers.some(({ player_id }) => player_id === record.playerId) ? 'on' : 'off';
};

import { createECDH, createHmac } from 'node:crypto';

/** A VAPID key pair (RFC 8292): an uncompressed P-256 point and its private number, in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export interface PushOptions extends PushKeys {
  /** How a push service reaches the operator: `mailto:` or `https:`. */
  subject: string;
}

/** The operator's push messages. */
export interface PushSettings extends PushOptions {
  /** Origins of push services beside those of browsers, such as `https://push.example`. */
  services: readonly string[];
}

/** Bytes of a P-256 number. `createECDH` leaves out leading zeros, and one in 256 numbers has some. */
const NUMBER_BYTES = 32;

/** The key pair of a private number, in the one form that RFC 8292 and push services know. */
function pushKeysOf(privateKey: Buffer): PushKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  const number = curve.getPrivateKey();
  const padded = Buffer.concat([Buffer.alloc(NUMBER_BYTES - number.length), number]);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: padded.toString('base64url') };
}

/** Whether a public key belongs to a private one, and both can sign messages. */
export function isPushKeyPair({ publicKey, privateKey }: PushKeys): boolean {
  try {
    const own = pushKeysOf(Buffer.from(privateKey, 'base64url'));
    return own.publicKey === publicKey && own.privateKey === privateKey;
  } catch {
    return false;
  }
}

/** A new key pair. */
export function newPushKeys(): PushKeys {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return pushKeysOf(curve.getPrivateKey());
}

/** Keys of the demo: they follow from the platform's secret, so that they survive restarts and processes share them. */
export const demoPushKeys = (secret: string): PushKeys =>
  pushKeysOf(createHmac('sha256', secret).update('footlight:push-keys').digest());

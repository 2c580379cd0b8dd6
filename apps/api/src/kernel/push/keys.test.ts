import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import webpush from 'web-push';
import { demoPushKeys, isPushKeyPair, newPushKeys } from './keys.ts';

const subscription = {
  endpoint: 'https://push.example/1',
  keys: { p256dh: newPushKeys().publicKey, auth: Buffer.alloc(16).toString('base64url') },
};
const sign = (keys: { publicKey: string; privateKey: string }) =>
  webpush.generateRequestDetails(subscription, 'text', {
    vapidDetails: { ...keys, subject: 'mailto:push@example.org' },
  });

it('[SHELL-26] a key pair signs messages, also where the number of its private key begins with zeros', () => {
  const numberOf = (secret: string) => createHmac('sha256', secret).update('footlight:push-keys').digest();
  const secrets = Array.from({ length: 2_000 }, (_, at) => `secret ${at}`);
  const withZero = secrets.filter((secret) => numberOf(secret)[0] === 0);
  expect(withZero.length).toBeGreaterThan(0);
  for (const secret of withZero) {
    const keys = demoPushKeys(secret);
    expect(() => sign(keys)).not.toThrow();
    expect(isPushKeyPair(keys)).toBe(true);
    const short = Buffer.from(keys.privateKey, 'base64url').subarray(1).toString('base64url');
    expect(() => sign({ ...keys, privateKey: short })).toThrow('32 bytes');
    expect(isPushKeyPair({ ...keys, privateKey: short })).toBe(false);
  }
});

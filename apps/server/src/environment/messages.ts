import type { PlatformOptions } from '@footlight/api';
import { isPushKeyPair } from '@footlight/api/server';
import type { SecurityContact } from '@footlight/site/server';
import type { Settings } from './settings.ts';

/** The address appears in emails; the password in SMTP_URL does not appear in errors. */
export function mail(env: Settings): PlatformOptions['mail'] {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = env;
  if (!smtpUrl && !from) return undefined;
  if (!smtpUrl || !from) throw new Error('SMTP_URL and MAIL_FROM must be set together');
  if (!/^smtps?:\/\//.test(smtpUrl) || !URL.canParse(smtpUrl)) {
    throw new Error('SMTP_URL must be an address like smtps://user:password@mail.example.com:465');
  }
  if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(from)) {
    throw new Error(`MAIL_FROM must be an email address, got "${from}"`);
  }
  return { smtpUrl, from };
}

/** Who takes reports of security faults, for `/.well-known/security.txt`. */
export function securityContact(env: Settings): SecurityContact | undefined {
  const list = (value = '') =>
    value
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
  const contacts = list(env.FOOTLIGHT_SECURITY_CONTACT);
  const languages = list(env.FOOTLIGHT_SECURITY_LANGUAGES);
  for (const one of contacts) {
    if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(one))
      throw new Error(
        `FOOTLIGHT_SECURITY_CONTACT must be addresses like mailto:security@example.com, https://example.com/report or tel:+1-201-555-0123, got "${one}"`,
      );
  }
  for (const one of languages) {
    if (!/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(one))
      throw new Error(`FOOTLIGHT_SECURITY_LANGUAGES must be languages like en,pt-BR, got "${one}"`);
  }
  if (contacts.length === 0 && languages.length > 0)
    throw new Error('FOOTLIGHT_SECURITY_LANGUAGES needs FOOTLIGHT_SECURITY_CONTACT');
  return contacts.length > 0 ? { contacts, languages } : undefined;
}

/** Names origins, not addresses: browsers choose the path. http only for a service on this machine. */
export function pushServices(value = ''): string[] {
  return value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const isSafe = /^https:\/\//.test(one) || /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(one);
      if (!isSafe || !URL.canParse(one) || new URL(one).origin !== one) {
        throw new Error(`PUSH_SERVICES must be origins like https://push.example.com, got "${one}"`);
      }
      return one;
    });
}

/** The private key does not appear in errors. */
export function push(env: Settings): PlatformOptions['push'] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  if (!publicKey && !privateKey && !subject) return undefined;
  if (!publicKey || !privateKey || !subject) {
    throw new Error('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT must be set together');
  }
  if (!isPushKeyPair({ publicKey, privateKey })) {
    throw new Error(
      `VAPID_PUBLIC_KEY must belong to VAPID_PRIVATE_KEY, got "${publicKey}". The command push-keys makes a pair`,
    );
  }
  if (!/^mailto:[^\s@]+@[^\s@]+$/.test(subject) && !/^https:\/\/[^\s]+$/.test(subject)) {
    throw new Error(
      `VAPID_SUBJECT must be an address like mailto:me@example.com or https://example.com, got "${subject}"`,
    );
  }
  return { publicKey, privateKey, subject };
}

import { PREVIEW_TTL } from '@footlight/contract';
import type { Signer } from '../../kernel/signing.ts';

/** The request header of a page that was opened by a preview link. */
export const PREVIEW_HEADER = 'x-brand-preview';
export const PREVIEW_COOKIE = 'fl_brand_preview';

const PURPOSE = 'brand-preview';

/** A token that opens the draft of one site until a time, for anybody who has it. */
export function makePreview(signer: Signer, host: string, now: number) {
  const expiresAt = now + PREVIEW_TTL;
  const text = Buffer.from(JSON.stringify([host, expiresAt])).toString('base64url');
  return { token: `${text}.${signer.sign(PURPOSE, text)}`, expiresAt };
}

/** The site and expiry of a preview token; null if it is forged, damaged or expired. */
export function readPreview(signer: Signer, token: string | undefined, now: number) {
  const [text = '', signature = ''] = token?.split('.') ?? [];
  if (text === '' || text.length > 600 || !signer.verify(PURPOSE, text, signature)) return null;
  const [host, expiresAt] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as [string, number];
  return expiresAt > now ? { host, expiresAt } : null;
}

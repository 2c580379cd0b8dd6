import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../accounts/session.ts';
import type { Signer } from '../signing.ts';
import { type ProxyTrust, protocolOf } from './request.ts';

const PURPOSE = 'age';
const COOKIE = 'fl_age';
const FORMAT = /^(\d{1,16})\.([\w-]{43})$/;

/** The cookie of a guest's proof, as received. */
export const ageCookie = (cookies: FastifyRequest['cookies']): string => cookies[COOKIE] ?? '';

/** Bound to the guest's session: the cookie cannot be passed on, and no account inherits it. */
const proofText = (viewer: Viewer, expiresAt: number): string => `${viewer.token} ${expiresAt}`;

/** When the proof of a guest's session ends, in Unix milliseconds; 0 for none. `cookies` are those of its request. */
export function guestAgeProofEnd(signer: Signer, viewer: Viewer, cookies: FastifyRequest['cookies']): number {
  if (viewer.user !== null || viewer.token === '') return 0;
  const [, expires = '', signature = ''] = FORMAT.exec(ageCookie(cookies)) ?? [];
  const expiresAt = Number(expires);
  return signer.verify(PURPOSE, proofText(viewer, expiresAt), signature) ? expiresAt : 0;
}

/** Gives a guest's session a proof until `expiresAt`, in Unix milliseconds. */
export function grantGuestAgeProof(
  signer: Signer,
  viewer: Viewer,
  expiresAt: number,
  { request, reply, trust }: { request: FastifyRequest; reply: FastifyReply; trust: ProxyTrust },
): void {
  reply.setCookie(COOKIE, `${expiresAt}.${signer.sign(PURPOSE, proofText(viewer, expiresAt))}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: protocolOf(request, trust) === 'https',
    expires: new Date(expiresAt),
  });
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE, SESSION_DAYS } from '../accounts/session.ts';
import { type ProxyTrust, protocolOf, type Visit } from './request.ts';

/** A guest's settings: the server stores nothing for guests. */
const GUEST_SETTINGS_COOKIE = 'fl_settings';

function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  trust: ProxyTrust,
  name: string,
  value: string,
) {
  reply.setCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: protocolOf(request, trust) === 'https',
    maxAge: SESSION_DAYS * 86_400,
  });
}

/** Under https the name has a prefix, so that browsers take the cookie from no other subdomain. */
const sessionCookieName = (request: Pick<Visit, 'protocol'>, trust: ProxyTrust): string =>
  protocolOf(request, trust) === 'https' ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;

export const sessionCookie = (
  request: Pick<Visit, 'cookies' | 'protocol'>,
  trust: ProxyTrust,
): string | undefined => request.cookies[sessionCookieName(request, trust)];

export const setSessionCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  trust: ProxyTrust,
  token: string,
) => setCookie(request, reply, trust, sessionCookieName(request, trust), token);

export const setGuestSettings = (
  request: FastifyRequest,
  reply: FastifyReply,
  trust: ProxyTrust,
  settings: object,
) => setCookie(request, reply, trust, GUEST_SETTINGS_COOKIE, JSON.stringify(settings));

/** The guest's settings cookie, not validated; null if it cannot be parsed. */
export function guestSettings(request: FastifyRequest): unknown {
  try {
    return JSON.parse(request.cookies[GUEST_SETTINGS_COOKIE] ?? 'null');
  } catch {
    return null;
  }
}

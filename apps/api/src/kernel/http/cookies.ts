import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE, SESSION_DAYS } from '../accounts/session.ts';
import { type ProxyTrust, protocolOf } from './request.ts';

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

export const setSessionCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  trust: ProxyTrust,
  token: string,
) => setCookie(request, reply, trust, SESSION_COOKIE, token);

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

import type { FastifyReply, FastifyRequest } from 'fastify';
import { verifyPassword } from '../accounts/password.ts';
import type { Viewer } from '../accounts/session.ts';
import type { model } from '../db/schema/index.ts';
import { type ProxyTrust, protocolOf } from '../http/request.ts';
import type { Signer } from '../signing.ts';

type Room = Pick<typeof model.$inferSelect, 'userId' | 'settings' | 'profile'>;

const PURPOSE = 'door';
const cookieName = (modelId: number): string => `fl_door_${modelId}`;

/** Hash of the room's password (spec 2 §3, cam password), or null for an open room. */
export const passwordHashOf = ({ settings }: Room): string | null =>
  typeof settings.camPasswordHash === 'string' ? settings.camPasswordHash : null;

/** The room's settings with another password, or with none. */
export const withCamPassword = (
  { camPasswordHash: _before, ...settings }: Room['settings'],
  hash: string | null,
): Room['settings'] => (hash === null ? settings : { ...settings, camPasswordHash: hash });

export const hasCamPassword = (room: Room): boolean => passwordHashOf(room) !== null;
/** The broadcaster admits only logged-in users. */
export const isForMembers = ({ profile }: Room): boolean => profile.isForMembers === true;
/** The broadcaster admits only users with a card on file. */
export const isForCards = ({ profile }: Room): boolean => profile.isForCards === true;

/**
 * The signed grant of a session that entered the password. It is bound to this session, room and password: it cannot be
 * shared, and a new password invalidates it. The server stores nothing.
 */
const proofText = (viewer: Viewer, room: Room): string =>
  `${viewer.token} ${room.userId} ${passwordHashOf(room) ?? ''}`;

/** Whether the session has entered the present password; `cookies` are those of its request. */
export const knowsPassword = (
  signer: Signer,
  room: Room,
  viewer: Viewer,
  cookies: FastifyRequest['cookies'],
): boolean => {
  const proof = cookies[cookieName(room.userId)];
  return viewer.token !== '' && proof !== undefined && signer.verify(PURPOSE, proofText(viewer, room), proof);
};

export const isRightPassword = (room: Room, password: string): Promise<boolean> =>
  verifyPassword(password, passwordHashOf(room));

/** Grants the session access until the browser closes. */
export const grantAccess = (
  signer: Signer,
  room: Room,
  viewer: Viewer,
  { request, reply, trust }: { request: FastifyRequest; reply: FastifyReply; trust: ProxyTrust },
): void => {
  reply.setCookie(cookieName(room.userId), signer.sign(PURPOSE, proofText(viewer, room)), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: protocolOf(request, trust) === 'https',
  });
};

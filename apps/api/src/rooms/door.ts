import type { FastifyReply, FastifyRequest } from 'fastify';
import { verifyPassword } from '../auth/password.ts';
import type { Viewer } from '../auth/session.ts';
import type { Signer } from '../auth/signing.ts';
import type { model } from '../db/schema/index.ts';
import { type ProxyTrust, protocolOf } from '../http/request.ts';

type Room = Pick<typeof model.$inferSelect, 'userId' | 'settings' | 'profile'>;

const PURPOSE = 'door';
const cookieName = (modelId: number): string => `fl_door_${modelId}`;

/** Hash of the password that a room is closed with (spec 2 §3, cam password), or null for an open room. */
const passwordHashOf = ({ settings }: Room): string | null =>
  typeof settings.camPasswordHash === 'string' ? settings.camPasswordHash : null;

export const hasCamPassword = (room: Room): boolean => passwordHashOf(room) !== null;
/** The broadcaster admits members alone. */
export const isForMembers = ({ profile }: Room): boolean => profile.isForMembers === true;
/** The broadcaster admits those who have a card on file. */
export const isForCards = ({ profile }: Room): boolean => profile.isForCards === true;

/**
 * What a session that knew the password carries. It holds for this session, this room and this password: nobody can
 * hand it on, and another password makes it worthless. Nothing is stored.
 */
const proofText = (viewer: Viewer, room: Room): string =>
  `${viewer.token} ${room.userId} ${passwordHashOf(room) ?? ''}`;

export const knowsPassword = (
  signer: Signer,
  room: Room,
  viewer: Viewer,
  request: FastifyRequest,
): boolean => {
  const proof = request.cookies[cookieName(room.userId)];
  return viewer.token !== '' && proof !== undefined && signer.verify(PURPOSE, proofText(viewer, room), proof);
};

export const isRightPassword = (room: Room, password: string): Promise<boolean> =>
  verifyPassword(password, passwordHashOf(room));

/** Lets the session in, until the browser is closed. */
export const openDoor = (
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

import type { RoomStanding } from '../kernel/rooms/room-access.ts';

/** A logged-in visitor without any restriction. */
export const FREE: RoomStanding = {
  isGuest: false,
  isStreamer: false,
  isStaff: false,
  isSuspended: false,
  isBanned: false,
  isKicked: false,
  expulsionReason: '',
  isSilenced: false,
  isGone: false,
  isShut: false,
  isPlaceBlocked: false,
  isSenderWithoutTokens: false,
  isReceiverWithoutTokens: false,
  needsLogin: false,
  needsCard: false,
  needsPassword: false,
  needsAgeProof: false,
  isPictureOpen: true,
};

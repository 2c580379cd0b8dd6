import type { ChatMode, ChatStatus } from './room-status.ts';

export const DISPLAY_STATUSES = [
  'user_error',
  'user_loading',
  'password_required',
  'offline',
  'guest_overlay',
  'cc_required',
  'age_required',
  'connected',
  'limited',
  'private',
  'standby',
  'online',
] as const;
export type DisplayStatus = (typeof DISPLAY_STATUSES)[number];

export interface DisplayStatusInput {
  state: 'loading' | 'ready' | 'error';
  status: ChatStatus;
  mode: ChatMode;
  hasCamPassword: boolean;
  isSiteModerator: boolean;
  isGuestOverlay: boolean;
  isCardMissing: boolean;
  /** The visitor must verify their age first. */
  isAgeUnproved: boolean;
}

/** The display status of a room (spec 2 §4): first match wins, in the spec's order; `age_required` is added to it. */
export const displayStatus = (room: DisplayStatusInput): DisplayStatus => {
  if (room.state === 'error') return 'user_error';
  if (room.state !== 'ready') return 'user_loading';
  if (room.hasCamPassword && !room.isSiteModerator) return 'password_required';
  if (room.status === 'offline') return 'offline';
  if (room.isGuestOverlay) return 'guest_overlay';
  if (room.isCardMissing) return 'cc_required';
  if (room.isAgeUnproved) return 'age_required';
  if (room.status === 'connected') return 'connected';
  if (room.status === 'limited' && room.mode !== 'limited') return 'limited';
  if (room.status === 'private' && room.mode !== 'private' && room.mode !== 'spy') return 'private';
  if (room.status === 'standby') return 'standby';
  return 'online';
};

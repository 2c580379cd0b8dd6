import type { Room } from '@footlight/contract';

/** The visitor needs a password, a login or a card to enter: no chat, no tips and no shows before. */
export const isDoorClosed = ({ userSetting, viewer }: Room): boolean =>
  userSetting.hasCamPassword || viewer.isGuestOverlay || viewer.cardRequired;

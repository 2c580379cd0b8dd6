import type { ChatStatus } from '@footlight/contract';
import { exampleRoom } from '@footlight/contract/fixtures';
import { expect, it } from 'vitest';
import { awaitsNotice } from './show-offers.ts';

it('[FOLLOW-01] a notice is promised only where one will be sent', () => {
  const promised = (status: ChatStatus, viewer: { isNotified?: boolean; isAwaitingOpening?: boolean }) =>
    awaitsNotice({
      ...exampleRoom,
      chat: { ...exampleRoom.chat, status },
      viewer: { ...exampleRoom.viewer, ...viewer },
    });
  expect(promised('offline', { isNotified: true })).toBe(true);
  expect(promised('standby', { isNotified: true })).toBe(true);
  // A follower is not notified of the end of a show, so the stage still offers it.
  expect(promised('private', { isNotified: true })).toBe(false);
  expect(promised('limited', { isNotified: true })).toBe(false);
  expect(promised('private', { isNotified: true, isAwaitingOpening: true })).toBe(true);
  expect(promised('offline', {})).toBe(false);
});

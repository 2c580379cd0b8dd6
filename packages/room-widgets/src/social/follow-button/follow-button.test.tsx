// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { roomLocales } from '../../locales/index.ts';
import { FollowButton } from './follow-button.tsx';

conformance({
  name: 'follow-button',
  element: (probe) => (
    <FollowButton broadcasterName="Luna Maren" isFollowing isNotified onChange={() => undefined} {...probe} />
  ),
  ref: HTMLDivElement,
  locales: { room: roomLocales },
});

// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { peopleLocales } from '../../locales/people/index.ts';
import { FriendButton } from './friend-button.tsx';

conformance({
  name: 'friend-button',
  element: (probe) => (
    <FriendButton name="Luna Maren" status="TO_CONFIRM" onAction={() => undefined} {...probe} />
  ),
  ref: HTMLDivElement,
  locales: { people: peopleLocales },
});

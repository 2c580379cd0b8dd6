// @vitest-environment happy-dom
import { exampleFriend } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { peopleLocales } from '../../locales/people/index.ts';
import { FriendList } from './friend-list.tsx';

conformance({
  name: 'friend-list',
  element: (probe) => (
    <FriendList friends={[exampleFriend]} onAction={() => undefined} onWrite={() => undefined} {...probe} />
  ),
  ref: HTMLDivElement,
  locales: { people: peopleLocales },
});

// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { roomLocales } from '../../locales/index.ts';
import { UserList } from './user-list.tsx';

conformance({
  name: 'user-list',
  element: (probe) => (
    <UserList
      count={131}
      users={[
        { username: 'ines_k', tokens: 1900, is_super_vip: true },
        { username: 'guest_81', is_guest: true },
      ]}
      sort="tokens"
      onSortChange={() => undefined}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
  locales: { room: roomLocales },
});

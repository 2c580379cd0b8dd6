// @vitest-environment happy-dom
import { exampleBrowseUser } from '@footlight/contract/fixtures';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRoomCards } from './use-room-cards.tsx';

const user = (username: string, more: Partial<typeof exampleBrowseUser> = {}) => ({
  ...exampleBrowseUser,
  username,
  flagList: [],
  ...more,
});

it('keeps the card of a room over new answers, until what the list has in common changes', () => {
  const ada = user('ada');
  const view = renderHook(({ users }) => useRoomCards({ users, base: '/', front: false }), {
    initialProps: { users: [ada, user('bea')] },
  });
  const cardOfAda = () => view.result.current(ada, 0);
  const first = cardOfAda();
  view.rerender({ users: [ada, user('bea', { viewer_count: 7 })] });
  expect(cardOfAda()).toBe(first);
  view.rerender({ users: [ada, user('bea', { languages: ['nl'] })] });
  expect(cardOfAda()).not.toBe(first);
});

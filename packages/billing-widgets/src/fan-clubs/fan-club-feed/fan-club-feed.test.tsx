// @vitest-environment happy-dom
import { exampleFanclub, exampleFanclubPost, exampleLockedPost } from '@footlight/contract/fixtures';
import { initEnglish } from '@footlight/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { billingLocales } from '../../locales/index.ts';
import { FanClubFeed } from './fan-club-feed.tsx';

beforeAll(() => initEnglish({ billing: billingLocales }));

const nothing = () => undefined;

const feed = (more: Partial<ComponentProps<typeof FanClubFeed>> = {}) => (
  <FanClubFeed
    posts={[exampleFanclubPost]}
    club={exampleFanclub}
    owner={false}
    mediaHref={() => '/'}
    ownedMedia={new Set()}
    now={0}
    hasMore
    loadingOlder={false}
    onLoadOlder={nothing}
    error={null}
    onRetry={nothing}
    deletingId={null}
    onLike={nothing}
    onDelete={nothing}
    onUnlock={nothing}
    {...more}
  />
);

afterEach(cleanup);

it('the last page removes the button, and the focus moves to the first new post', async () => {
  const { container, rerender } = render(feed());
  const older = container.querySelector<HTMLButtonElement>('[data-part=older]')!;
  older.focus();
  await userEvent.keyboard('{Enter}');
  rerender(feed({ loadingOlder: true }));
  expect(document.activeElement).toBe(older);
  rerender(feed({ posts: [exampleFanclubPost, exampleLockedPost], hasMore: false }));
  const posts = container.querySelectorAll('[data-component=fan-club-post]');
  expect(document.activeElement).toBe(posts[1]);
});

it('a retry that succeeds moves the focus to the first post', async () => {
  const failed = { posts: undefined, hasMore: false, error: 'The platform cannot be reached.' };
  const { container, rerender } = render(feed(failed));
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  rerender(feed({ ...failed, error: null }));
  rerender(feed({ hasMore: false }));
  expect(document.activeElement).toBe(container.querySelector('[data-component=fan-club-post]'));
});

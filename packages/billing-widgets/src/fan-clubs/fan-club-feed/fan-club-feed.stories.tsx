import {
  exampleFanclub,
  exampleFanclubMembership,
  exampleFanclubPost,
  exampleLockedPost,
} from '@footlight/contract/fixtures';
import { longText, says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fanClubFeedDocs } from './fan-club-feed.docs.ts';
import { FanClubFeed } from './fan-club-feed.tsx';

const short = {
  ...exampleFanclubPost,
  id: 7_000,
  created_at: '2026-11-12T12:00:00.000Z',
  content: { text: 'Blue or amber?\nTell me.', media: null, likes: 1, is_liked: true },
};

const meta = {
  title: 'Billing/Fan clubs/Fan club feed',
  component: FanClubFeed,
  args: {
    posts: [exampleFanclubPost, exampleLockedPost, short],
    club: { ...exampleFanclub, membership: exampleFanclubMembership },
    owner: false,
    mediaHref: ({ slug }) => `#${slug}`,
    ownedMedia: new Set<number>(),
    now: Date.parse('2026-11-16T12:00:00.000Z'),
    hasMore: true,
    loadingOlder: false,
    onLoadOlder: fn(),
    error: null,
    onRetry: fn(),
    deletingId: null,
    onLike: fn(),
    onDelete: fn(),
    onUnlock: fn(),
  },
  parameters: { componentDocs: fanClubFeedDocs, conformance: { tag: 'section' } },
} satisfies Meta<typeof FanClubFeed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      club: { ...exampleFanclub, membership: exampleFanclubMembership, display_name: longText },
      posts: [
        { ...short, content: { ...short.content, text: `${longText} <b>${longText}</b>`, likes: 1_234_567 } },
        exampleLockedPost,
      ],
    } satisfies Story['args'],
  },
  name: 'Default: open and locked posts [FAN-02]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const legend = { level: storyText('ui:fanclub.legend') };
    await userEvent.click(canvas.getByRole('button', { name: says('billing:fanclub.upgrade', legend) }));
    await expect(args.onUnlock).toHaveBeenCalledWith('legend');
    await userEvent.click(canvas.getByRole('button', { pressed: true }));
    await expect(args.onLike).toHaveBeenCalledWith(7_000, false);
    await userEvent.click(canvas.getByRole('button', { name: says('billing:feed.older') }));
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
  },
};

export const Guest: Story = {
  name: 'Non-members see locked posts without their text [FAN-02]',
  args: {
    club: exampleFanclub,
    posts: [{ ...exampleLockedPost, id: 7_003, level: 'supporter' }, exampleLockedPost],
    hasMore: false,
  },
};

export const Owner: Story = {
  name: 'Deleting a post moves the focus to the title',
  args: { owner: true, club: exampleFanclub, posts: [short], hasMore: false },
  render: function Render(args) {
    const [posts, setPosts] = useState(args.posts);
    return (
      <FanClubFeed
        {...args}
        posts={posts}
        onDelete={(id) => setPosts((known) => known?.filter((one) => one.id !== id))}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('billing:feed.delete') }));
    await userEvent.click(canvas.getByRole('button', { name: says('billing:feed.deleteYes') }));
    await expect(canvas.getByText(says('billing:feed.emptyOwn'))).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: says('billing:feed.title') })).toHaveFocus(),
    );
  },
};

export const Loading: Story = { args: { posts: undefined, hasMore: false } };
export const LoadingOlder: Story = { args: { loadingOlder: true } };
export const Empty: Story = { args: { posts: [], hasMore: false } };
export const Failed: Story = {
  args: { posts: undefined, hasMore: false, error: 'The platform cannot be reached.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const OlderFailed: Story = { args: { error: 'The platform cannot be reached.' } };

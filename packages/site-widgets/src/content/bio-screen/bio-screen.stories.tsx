import { exampleRoom } from '@footlight/contract/fixtures';
import { longText, says, storyArt } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyCards, storyNow } from '../../story/story-media.ts';
import { bioScreenDocs } from './bio-screen.docs.ts';
import { BioScreen } from './bio-screen.tsx';

const noPictures = { avatarUrl: '', thumbnailUrl: '' };
const quiet = {
  ...exampleRoom,
  chat: {
    ...exampleRoom.chat,
    status: 'offline' as const,
    subjectText: '',
    lastOnlineAt: '2026-11-01T20:00:00.000Z',
  },
  user: { ...exampleRoom.user, age: null, country: null, languages: [], ratingCount: 0, tagListNew: [] },
  userSetting: {
    ...exampleRoom.userSetting,
    private: { ...exampleRoom.userSetting.private, isEnabled: false },
    sellCustomMedia: { isEnabled: false, minimumPriceInToken: 0 },
  },
};
const meta = {
  title: 'Site/Content/Broadcaster profile',
  component: BioScreen,
  parameters: { layout: 'fullscreen', componentDocs: bioScreenDocs, conformance: { tag: 'div' } },
  args: {
    username: 'luna_maren',
    room: { ...exampleRoom, user: { ...exampleRoom.user, ...noPictures } },
    following: false,
    onFollow: fn(),
    media: storyCards.slice(0, 4),
    owned: new Set(),
    now: storyNow,
    hasFanClub: true,
    error: null,
    onRetry: fn(),
    onReport: fn(),
  },
} satisfies Meta<typeof BioScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      room: {
        ...exampleRoom,
        chat: { ...exampleRoom.chat, subjectText: longText },
        user: { ...exampleRoom.user, ...noPictures, displayName: longText.slice(0, 60) },
      },
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: says('content:feed.follow') }));
    await expect(args.onFollow).toHaveBeenCalledWith(true);
    await expect(page.getByRole('link', { name: '#music' })).toHaveAttribute('href', '/girls/tag/music');
    await expect(page.getByRole('link', { name: says('content:bio.watch') })).toHaveAttribute(
      'href',
      '/luna_maren',
    );
  },
};
export const InGerman: Story = {
  globals: { language: 'de' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Englisch, Rumänisch')).toBeVisible();
  },
};
export const OfflineAndQuiet: Story = {
  args: {
    room: { ...quiet, user: { ...quiet.user, ...noPictures } },
    media: [],
    hasFanClub: false,
    following: null,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(says('content:bio.offers'))).toBeNull();
  },
};
export const WithPicture: Story = {
  args: {
    room: {
      ...exampleRoom,
      user: { ...exampleRoom.user, thumbnailUrl: storyArt(3, 1280, 720), avatarUrl: storyArt(3) },
    },
    following: true,
  },
};
export const Loading: Story = { args: { room: undefined, media: undefined } };
export const Failed: Story = {
  args: { room: undefined, error: 'No connection. Check your network and try again.' },
};

import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TopFans } from '../../social/top-fans/top-fans.tsx';
import { roomAboutDocs } from './room-about.docs.ts';
import { RoomAbout } from './room-about.tsx';

const fans = [
  { username: 'ada', displayName: 'Ada', avatarUrl: null, tokens: 1_250 },
  { username: 'bert', displayName: 'Bert', avatarUrl: null, tokens: 300 },
];

const meta = {
  title: 'Room/Room/Room about',
  component: RoomAbout,
  parameters: { componentDocs: roomAboutDocs, conformance: { tag: 'div' } },
  args: {
    tags: ['music', 'piano'],
    tagHref: (tag) => `#tag-${tag}`,
    profileHref: '#profile',
    clubHref: '#club',
    fans: <TopFans fans={fans} days={30} />,
  },
} satisfies Meta<typeof RoomAbout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { tags: [longText, 'piano'] } satisfies Story['args'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: says('room-more:profile') })).toHaveAttribute(
      'href',
      '#profile',
    );
    await expect(canvas.getByRole('link', { name: says('room:header.fanClub') })).toHaveAttribute(
      'href',
      '#club',
    );
    await expect(canvas.getByText('Ada')).toBeVisible();
  },
};
export const WithoutAClub: Story = {
  args: { clubHref: undefined, fans: null },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).queryByRole('link', { name: says('room:header.fanClub') }),
    ).not.toBeInTheDocument();
  },
};

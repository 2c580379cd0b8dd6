import { longText, says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyCards, storyNow } from '../media-screen/story-media.ts';
import { RoomMedia } from './room-media.tsx';

const meta = {
  title: 'Screens/Room media',
  component: RoomMedia,
  args: {
    username: 'luna_maren',
    displayName: 'Luna Maren',
    items: storyCards,
    owned: new Set([600]),
    hasFanClub: true,
    bundle: null,
    now: storyNow,
  },
} satisfies Meta<typeof RoomMedia>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: { items: storyCards.map((item) => ({ ...item, name: longText })) } satisfies Story['args'],
  },
  name: 'Default: latest media, all media, fan club',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(storyCards.length);
    await expect(canvas.getByRole('link', { name: says('doors:media.all') })).toHaveAttribute(
      'href',
      '/luna_maren/media',
    );
    await expect(canvas.getByRole('link', { name: says('doors:media.fanClub') })).toHaveAttribute(
      'href',
      '/luna_maren/fanclub',
    );
  },
};
export const ClosedFanClub: Story = {
  name: 'A fan club that takes no members [FAN-01]',
  args: { hasFanClub: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: says('doors:media.fanClub') })).toBeNull();
  },
};
export const Bundle: Story = {
  name: 'All as one bundle [MEDIA-06]',
  args: { bundle: { item_count: 4, price: 270 } },
  play: async ({ canvasElement }) => {
    const tokens = storyText('ui:tokens', { count: 270 });
    await expect(
      within(canvasElement).getByRole('link', { name: says('doors:media.buyAll', { count: 4, tokens }) }),
    ).toHaveAttribute('href', '/luna_maren/media');
  },
};
export const One: Story = { args: { items: storyCards.slice(0, 1) } };

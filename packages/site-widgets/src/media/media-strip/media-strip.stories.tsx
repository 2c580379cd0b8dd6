import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyCards, storyNow } from '../../story/story-media.ts';
import { mediaStripDocs } from './media-strip.docs.ts';
import { MediaStrip } from './media-strip.tsx';

const meta = {
  title: 'Site/Media/Strip',
  component: MediaStrip,
  parameters: { componentDocs: mediaStripDocs, conformance: { tag: 'section' } },
  args: {
    title: 'Luna Maren’s media',
    links: [
      { href: '/luna_maren/fanclub', label: 'Fan club' },
      { href: '/luna_maren/media', label: 'Buy all 4 for 270 tokens' },
      { href: '/luna_maren/media', label: 'See all' },
    ],
    items: storyCards,
    owned: new Set([600]),
    now: storyNow,
  },
} satisfies Meta<typeof MediaStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      title: longText,
      links: [{ href: '/luna_maren/media', label: longText }],
      items: storyCards.map((item) => ({ ...item, name: longText })),
    } satisfies Story['args'],
  },
  name: 'Default: latest media, links to more',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(storyCards.length);
    for (const { href, label } of args.links)
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
  },
};
export const WithoutLinks: Story = { args: { links: [] } };
export const One: Story = { args: { items: storyCards.slice(0, 1) } };

import { longText, storyArt, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { tagTileDocs } from './tag-tile.docs.ts';
import { TagTile } from './tag-tile.tsx';

const meta = {
  title: 'Site/Search/Tag tile',
  component: TagTile,
  parameters: { componentDocs: tagTileDocs, conformance: { tag: 'article' } },
  args: {
    tag: { tag: 'music', count: 1_234, thumbnail_url: storyArt(3) },
    href: '/tag/music',
    className: 'max-w-80',
  },
} satisfies Meta<typeof TagTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      tag: { tag: longText.replaceAll(' ', '-'), count: 12, thumbnail_url: null },
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '#music' })).toHaveAttribute('href', '/tag/music');
    await expect(canvasElement).toHaveTextContent(storyNumber(1_234));
  },
};
export const WithoutPicture: Story = { args: { tag: { tag: 'dance', count: 1, thumbnail_url: null } } };

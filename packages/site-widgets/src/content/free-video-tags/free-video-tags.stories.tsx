import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { freeVideoTagsDocs } from './free-video-tags.docs.ts';
import { FreeVideoTags } from './free-video-tags.tsx';

const meta = {
  title: 'Site/Content/Free video tags',
  component: FreeVideoTags,
  parameters: { componentDocs: freeVideoTagsDocs, conformance: { tag: 'ul' } },
  args: {
    tags: ['art', 'music', 'relaxing'].map((tag, at) => ({ tag, video_count: 1_200 - at * 599 })),
  },
} satisfies Meta<typeof FreeVideoTags>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      tags: [{ tag: 'a-very-long-tag-that-somebody-wrote', video_count: 1 }],
    } satisfies Story['args'],
  },
  name: 'Default [FREE-01]',
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '#art' });
    await expect(link).toHaveAttribute('href', '/porn/tag/art');
  },
};

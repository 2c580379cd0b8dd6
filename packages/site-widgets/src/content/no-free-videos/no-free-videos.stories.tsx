import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { noFreeVideosDocs } from './no-free-videos.docs.ts';
import { NoFreeVideos } from './no-free-videos.tsx';

const meta = {
  title: 'Site/Content/No free videos',
  component: NoFreeVideos,
  parameters: { componentDocs: noFreeVideosDocs, conformance: { tag: 'div' } },
  args: { filtered: true },
} satisfies Meta<typeof NoFreeVideos>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: says('content:free.clear') });
    await expect(link).toHaveAttribute('href', '/porn');
  },
};
export const NoneAtAll: Story = {
  args: { filtered: false },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: says('common:liveNow') });
    await expect(link).toHaveAttribute('href', '/');
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' }, language: 'de' } };

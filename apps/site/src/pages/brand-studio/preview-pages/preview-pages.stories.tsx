import { brandConfigOf } from '@footlight/contract';
import { demoSites, exampleBrowseUser } from '@footlight/contract/fixtures';
import { toStudioConfig } from '@footlight/studio-widgets';
import { storyArt } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PreviewPages } from './preview-pages.tsx';

const { logo_dark_path: _, ...custom } = demoSites.velvet.custom;
const users = Array.from({ length: 12 }, (_user, index) => ({
  ...exampleBrowseUser,
  username: `room_${index}`,
  display_name: `Room ${index + 1}`,
  viewer_count: index * 37,
  thumbnail_url: storyArt(index),
}));

const meta = {
  title: 'White label/Preview pages',
  component: PreviewPages,
  parameters: { layout: 'fullscreen' },
  args: {
    page: 'browse',
    config: toStudioConfig({
      ...brandConfigOf(demoSites.velvet),
      custom: { ...custom, logo_path: storyArt(1), logo_width: 96 },
    }),
    users,
    language: 'en',
  },
} satisfies Meta<typeof PreviewPages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(
      String(args.config.custom.h1_content),
    );
    await expect(page.getAllByText(/^Room \d+$/).length).toBeGreaterThanOrEqual(12);
  },
};
export const Room: Story = { args: { page: 'room' } };
export const Payment: Story = { args: { page: 'buy' } };
export const Parts: Story = { args: { page: 'parts' } };

import { MEDIA_TABS } from '@footlight/contract';
import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { noOwnMediaDocs } from './no-own-media.docs.ts';
import { NoOwnMedia } from './no-own-media.tsx';

const meta = {
  title: 'Site/Media/No own media',
  component: NoOwnMedia,
  parameters: { componentDocs: noOwnMediaDocs, conformance: { tag: 'div' } },
  argTypes: { tab: { control: 'select', options: MEDIA_TABS } },
  args: { tab: 'videos' },
} satisfies Meta<typeof NoOwnMedia>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: says('media:noOwn.videos.way') });
    await expect(link).toHaveAttribute('href', '/media/videos');
  },
};
export const EachTab: Story = {
  render: () => (
    <div className="grid gap-6">
      {MEDIA_TABS.map((tab) => (
        <NoOwnMedia key={tab} tab={tab} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    // Each tab has words of its own.
    const titles = within(canvasElement).getAllByRole('heading', { level: 2 });
    await expect(new Set(titles.map(({ textContent }) => textContent)).size).toBe(MEDIA_TABS.length);
  },
};
export const OnAPhone: Story = {
  args: { tab: 'recording' },
  globals: { viewport: { value: 'mobile' }, language: 'de' },
};

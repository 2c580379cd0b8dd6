import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyCards } from '../../story/story-media.ts';
import { mediaNamesDocs } from './media-names.docs.ts';
import { MediaNames } from './media-names.tsx';

const names = storyCards.map(({ id, thumbnail_url }, at) => ({
  id,
  href: `/n${id}/media`,
  name: `Luna Maren ${at + 1}`,
  pictureUrl: thumbnail_url,
  itemCount: at * 40 + 1,
}));

const meta = {
  title: 'Site/Media/Names',
  component: MediaNames,
  parameters: { componentDocs: mediaNamesDocs, conformance: { tag: 'section' } },
  args: { title: 'Top models of the month', names },
} satisfies Meta<typeof MediaNames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: { names: names.map((one) => ({ ...one, name: longText })) } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((one) => one.getAttribute('href'))).toEqual(names.map(({ href }) => href));
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { roomTagsDocs } from './room-tags.docs.ts';
import { RoomTags } from './room-tags.tsx';

const meta = {
  title: 'Room/Room/Room tags',
  component: RoomTags,
  parameters: { componentDocs: roomTagsDocs, conformance: { tag: 'ul' } },
  args: { tags: ['music', 'piano', 'music'], tagHref: (tag) => `#tag-${tag}` },
} satisfies Meta<typeof RoomTags>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: { tags: [longText, 'rindfleischetikettierungsüberwachung', 'piano'] } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(['#music', '#piano']);
    await expect(links[0]).toHaveAttribute('href', '#tag-music');
  },
};

/** Renders nothing, and takes up no space. */
export const Nothing: Story = { args: { tags: [] } };

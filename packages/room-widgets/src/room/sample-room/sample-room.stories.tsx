import { exampleRoom } from '@footlight/contract/fixtures';
import { longText, storyArt } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleRoomDocs } from './sample-room.docs.ts';
import { SampleRoom } from './sample-room.tsx';

const meta = {
  title: 'Room/Room/Sample room',
  component: SampleRoom,
  parameters: { layout: 'fullscreen', componentDocs: sampleRoomDocs, conformance: { tag: 'div' } },
  args: {
    room: exampleRoom,
    poster: storyArt(1),
    subject: 'Evening songs and small talk',
    lines: ['Good evening, everyone!', 'That was a lovely song.'],
  },
} satisfies Meta<typeof SampleRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { subject: longText, lines: [longText, longText] } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    const room = within(canvasElement);
    for (const text of args.lines) await expect(room.getByText(text)).toBeVisible();
    await expect(room.getAllByText(args.subject)[0]).toBeVisible();
    await expect(canvasElement.querySelector('[data-component="tip-panel"]')).toBeVisible();
  },
};

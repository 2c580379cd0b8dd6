import { exampleBrowseUser } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { moreRoomsDocs } from './more-rooms.docs.ts';
import { MoreRooms } from './more-rooms.tsx';

const rooms = Array.from({ length: 8 }, (_, index) => ({
  ...exampleBrowseUser,
  username: `room_${index}`,
  display_name: `Room ${index + 1}`,
  thumbnail_url: '',
}));

const meta = {
  title: 'Site/Browse/More rooms',
  component: MoreRooms,
  parameters: { componentDocs: moreRoomsDocs, conformance: { tag: 'div' } },
  args: { rooms, href: '#girls', onNear: fn() },
} satisfies Meta<typeof MoreRooms>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: { rooms: rooms.map((room) => ({ ...room, display_name: longText })) } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: says('lists:others.allOf') })).toHaveAttribute(
      'href',
      '#girls',
    );
    await expect(canvas.getAllByRole('link', { name: /Room \d/ }).length).toBeGreaterThan(3);
    await expect(args.onNear).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { rooms: undefined } };
export const FarBelow: Story = {
  name: 'Far below the window, nothing is asked for',
  args: { rooms: undefined },
  decorators: [
    (Story) => (
      <div className="h-64 overflow-y-auto" data-testid="window">
        <div className="h-[2000px]" />
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const { top } = within(canvasElement).getByTestId('window').getBoundingClientRect();
    await expect(top).toBeLessThan(window.innerHeight);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(args.onNear).not.toHaveBeenCalled();
    within(canvasElement).getByTestId('window').scrollTop = 2000;
    await waitFor(() => expect(args.onNear).toHaveBeenCalledOnce());
  },
};
export const Nothing: Story = { args: { rooms: [] } };

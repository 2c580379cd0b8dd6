import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { roomMoreDocs } from './room-more.docs.ts';
import { RoomMore } from './room-more.tsx';

const meta = {
  title: 'Room/Room/Room more',
  component: RoomMore,
  parameters: { componentDocs: roomMoreDocs, conformance: { tag: 'div' } },
  args: { apps: <p>Games and goals</p>, media: <p>Pictures and videos</p>, about: <p>Profile</p> },
} satisfies Meta<typeof RoomMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { apps: <p>{longText}</p> } satisfies Story['args'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Games and goals')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: says('room-more:about') }));
    await expect(canvas.getByText('Profile')).toBeVisible();
    await expect(canvas.queryByText('Games and goals')).not.toBeInTheDocument();
  },
};
export const AboutAlone: Story = {
  args: { apps: null, media: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('tab')).toHaveLength(1);
    await expect(within(canvasElement).getByText('Profile')).toBeVisible();
  },
};

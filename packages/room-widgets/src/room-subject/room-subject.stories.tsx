import { storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RoomSubject } from './room-subject.tsx';

const meta = {
  title: 'Room/Room subject',
  component: RoomSubject,
  args: { text: 'Piano requests until midnight. Goal: a new song at 500 tokens' },
} satisfies Meta<typeof RoomSubject>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read out with what it is. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="room-subject"]')).toHaveTextContent(
      `${storyText('room:subject')}: ${args.text}`,
    );
  },
};

/** Takes no room between what is above and below. */
export const Empty: Story = {
  args: { text: '  ' },
  render: (args) => (
    <>
      <p>Above</p>
      <RoomSubject {...args} />
      <p>Below</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="room-subject"]')).toBeNull();
  },
};

export const LongTextOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    text: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselloch und danach ein langer Satz, der umbricht; مرحبا بالجميع',
  },
};

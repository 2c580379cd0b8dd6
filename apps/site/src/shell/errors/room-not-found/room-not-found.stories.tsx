import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RoomNotFound } from './room-not-found.tsx';

const meta = {
  title: 'Screens/Room not found',
  component: RoomNotFound,
  parameters: { layout: 'fullscreen' },
  args: {
    code: 404,
    message: 'No broadcaster has this name.',
    suggestions: ['luna_maren', 'lena_marsh', 'liv_moreau'],
  },
} satisfies Meta<typeof RoomNotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [ROOM-01]',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(4);
  },
};
export const NoSuggestions: Story = { args: { suggestions: [] } };
export const LongTextOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { message: longText, suggestions: ['a_very_long_username_of_thirty_2', '<b>markup</b>', longText] },
};

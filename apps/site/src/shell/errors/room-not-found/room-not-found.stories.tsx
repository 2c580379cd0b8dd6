import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
  parameters: {
    longText: {
      suggestions: ['a_very_long_username_of_thirty_2', '<b>markup</b>', longText],
    } satisfies Story['args'],
  },
  name: 'Default [ROOM-01]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
const onRetry = fn();
/** The room may exist: only the platform failed. */
export const PlatformAway: Story = {
  args: { code: 503, message: 'Try again in a moment.', suggestions: [], onRetry },
  play: async ({ canvasElement }) => {
    onRetry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const NoSuggestions: Story = { args: { suggestions: [] } };

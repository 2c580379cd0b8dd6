import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { airModeDocs } from './air-mode.docs.ts';
import { AirMode } from './air-mode.tsx';

const meta = {
  title: 'Room/Broadcaster/Air mode',
  component: AirMode,
  parameters: { componentDocs: airModeDocs, conformance: { tag: 'div' } },
  args: { status: 'online', onModeChange: fn() },
} satisfies Meta<typeof AirMode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: goes on a break [ROOM-02]',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: says('broadcaster:mode.public') })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: says('broadcaster:mode.standby') }));
    await expect(args.onModeChange).toHaveBeenCalledWith('standby');
  },
};
export const OnABreak: Story = { args: { status: 'standby' } };
export const InAPrivate: Story = {
  args: { status: 'private' },
  play: async ({ canvasElement }) => {
    for (const one of within(canvasElement).getAllByRole('radio')) await expect(one).toBeDisabled();
  },
};
export const InATicketShow: Story = { args: { status: 'limited' } };
export const Changing: Story = { args: { pending: true } };
export const Refused: Story = {
  args: { error: 'No connection. Check your network and try again.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/No connection/);
  },
};

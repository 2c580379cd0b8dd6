import { longText, says, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { meetStartDocs } from './meet-start.docs.ts';
import { MeetStart } from './meet-start.tsx';

const meta = {
  title: 'Room/Meet/Meet start',
  component: MeetStart,
  parameters: { componentDocs: meetStartDocs, conformance: { tag: 'section' } },
  args: {
    product: 'random',
    side: 'viewer',
    wants: [],
    notice: null,
    pending: false,
    online: 12,
    preview: null,
    onWantsChange: fn(),
    onPreview: fn(),
    onStart: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof MeetStart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      product: 'date',
      notice: { appearance: 'error', title: longText, text: longText },
    } satisfies Story['args'],
  },
  name: 'Default: random chat [DATE-02]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: says('meet:genders.m') }));
    await expect(args.onWantsChange).toHaveBeenCalledWith(['m']);
    await userEvent.click(canvas.getByRole('button', { name: says('meet:start') }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await expect(
      canvas.getByText(storyText('meet:online', { count: 12, shown: storyNumber(12) })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: says('meet:preview') }));
    await expect(args.onPreview).toHaveBeenCalledOnce();
  },
};
export const SpeedDate: Story = {
  name: 'A speed-date, with preferences [DATE-01]',
  args: { product: 'date', wants: ['f', 'c'], priceFrom: 30 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: says('meet:genders.c') }));
    await expect(args.onWantsChange).toHaveBeenCalledWith(['f']);
  },
};
/** Nobody is there yet: the number and the price are left out. */
export const Alone: Story = { args: { product: 'date', online: 0 } };
export const ForBroadcasters: Story = { args: { product: 'date', side: 'broadcaster' } };
export const Busy: Story = { args: { pending: true } };
export const Ended: Story = {
  args: { notice: { appearance: 'info', text: 'Your partner has left.' } },
};
export const NoStream: Story = {
  name: 'No stream, in the words of the specification [DATE-01]',
  args: {
    notice: {
      appearance: 'error',
      title: 'Unable to obtain outgoing stream data',
      text: 'No camera was found. Plug one in and try again.',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Unable to obtain outgoing stream data',
    );
  },
};

import { exampleLimitedShow } from '@footlight/contract/fixtures';
import { longText, says, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ticketShowDocs } from './ticket-show.docs.ts';
import { TicketShow } from './ticket-show.tsx';

const meta = {
  title: 'Room/Shows/Ticket show',
  component: TicketShow,
  parameters: { componentDocs: ticketShowDocs, conformance: { tag: 'section' } },
  args: {
    limitedShow: exampleLimitedShow,
    broadcasterName: 'Luna Maren',
    funds: 500,
    buying: null,
    onBuyTicket: fn(),
    onBuyRecording: fn(),
    onBuyTokens: fn(),
  },
} satisfies Meta<typeof TicketShow>;
export default meta;
type Story = StoryObj<typeof meta>;

const inside = { ...exampleLimitedShow, purchased_ticket: true };

export const Default: Story = {
  parameters: {
    longText: {
      limitedShow: { ...inside, ticket_price: 10_000, recording_price: 10_000, limited_message: longText },
    } satisfies Story['args'],
  },
  name: 'Default: a ticket is for sale [LIM-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('room:show.ticket.refund', { count: 5 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: says('room:show.ticket.buy') }));
    await expect(args.onBuyTicket).toHaveBeenCalledOnce();
  },
};

export const Recording: Story = {
  name: 'With a ticket: the recording is for sale [LIM-01]',
  args: { limitedShow: inside },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('room:show.ticket.have'))).toBeVisible();
    await expect(canvas.getByText(says('room:show.ticket.recordingText'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: says('room:show.ticket.recording') }));
    await expect(args.onBuyRecording).toHaveBeenCalledOnce();
    await expect(args.onBuyTicket).not.toHaveBeenCalled();
  },
};

export const NoRecording: Story = {
  args: { limitedShow: { ...inside, recording_price: 0 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(says('room:show.ticket.recordingText'))).toBeNull();
  },
};
export const Everything: Story = {
  name: 'With a ticket and the recording [LIM-01]',
  args: { limitedShow: { ...inside, purchased_recording: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('room:show.ticket.haveRecording'))).toBeVisible();
    await expect(canvas.getByText(says('room:show.ticket.recordingText'))).toBeVisible();
  },
};
export const WithoutMessageOrRefund: Story = {
  args: { limitedShow: { ...exampleLimitedShow, limited_message: '', refund_joined_minute_before_end: 0 } },
};
/** The picture sells the ticket; here are its price and its terms. */
export const SoldOnThePicture: Story = {
  args: { onBuyTicket: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(storyNumber(exampleLimitedShow.ticket_price))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Buying: Story = { args: { buying: 'ticket' } };
export const Guest: Story = { args: { funds: null } };

export const NotEnough: Story = {
  args: { funds: 99 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('common:buyTokens') }));
    await expect(args.onBuyTokens).toHaveBeenCalledOnce();
    await expect(args.onBuyTicket).not.toHaveBeenCalled();
  },
};

export const NotEnoughForTheRecording: Story = {
  args: { funds: 0, limitedShow: inside },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('room:show.ticket.shortRecording'))).toBeVisible();
  },
};

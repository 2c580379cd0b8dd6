import { exampleLimitedShow } from '@footlight/contract/fixtures';
import { longText, says, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { broadcastModeDocs } from './broadcast-mode.docs.ts';
import { BroadcastMode, type BroadcastModeName } from './broadcast-mode.tsx';

const draft = {
  ticket_price: 50,
  recording_price: 0,
  limited_message: '',
  refund_joined_minute_before_end: 5,
};

/** Opens the form of a ticket show. */
const openTicket = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: says('broadcaster:mode.ticket') }));
  return within(canvasElement.ownerDocument.body).findByRole('dialog', {
    name: says('broadcaster:mode.ticket'),
  });
};

const meta = {
  title: 'Room/Broadcaster/Broadcast mode',
  component: BroadcastMode,
  parameters: { componentDocs: broadcastModeDocs, conformance: { tag: 'section' } },
  args: {
    status: 'online',
    hasStandby: true,
    limitedShow: null,
    sold: null,
    draft,
    onDraftChange: fn(),
    onMode: fn(),
    onStartTicket: fn(),
  },
  render: function Render(args) {
    const [written, setWritten] = useState(args.draft);
    return <BroadcastMode {...args} draft={written} onDraftChange={setWritten} />;
  },
} satisfies Meta<typeof BroadcastMode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      draft: { ...draft, limited_message: longText, ticket_price: 10_000 },
    } satisfies Story['args'],
  },
  name: 'Default: changes the mode, and checks the ticket price [LIM-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: says('broadcaster:mode.public') })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: says('broadcaster:mode.standby') }));
    await expect(args.onMode).toHaveBeenLastCalledWith('standby');
    const form = within(await openTicket(canvasElement));
    const price = form.getByRole('spinbutton', { name: says('broadcaster:mode.price') });
    await userEvent.clear(price);
    await userEvent.click(form.getByRole('button', { name: says('broadcaster:mode.start') }));
    await expect(form.getByText(says('common:problem.required'))).toBeVisible();
    await expect(args.onStartTicket).not.toHaveBeenCalled();
    await userEvent.type(price, '80');
    await userEvent.click(form.getByRole('button', { name: says('broadcaster:mode.start') }));
    await expect(args.onStartTicket).toHaveBeenCalledWith({ ...draft, ticket_price: 80 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: says('broadcaster:mode.ticket') })).toHaveFocus(),
    );
  },
};
export const WithoutBreaks: Story = {
  name: 'Breaks only where the site allows them [ROOM-02]',
  args: { hasStandby: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.queryByRole('radio', { name: says('broadcaster:mode.standby') })).toBeNull();
  },
};
export const OnABreak: Story = { args: { status: 'standby' } };
export const Offline: Story = { args: { status: 'offline' } };
export const InAPrivate: Story = {
  args: { status: 'private' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const one of canvas.getAllByRole('radio')) await expect(one).toBeDisabled();
    await expect(canvas.getByText(says('broadcaster:mode.busy'))).toBeVisible();
  },
};
export const TicketShowRuns: Story = {
  name: 'During a ticket show [LIM-01]',
  args: { status: 'limited', limitedShow: exampleLimitedShow, sold: { sold: 1_234, recordings: 12 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('[data-reading=sold]')).toHaveTextContent(storyNumber(1_234));
    await userEvent.click(canvas.getByRole('button', { name: says('broadcaster:mode.end') }));
    await expect(args.onMode).toHaveBeenCalledWith('public');
  },
};
export const RefusedByThePlatform: Story = {
  args: { problems: { ticket_price: 'too_big', limited_message: 'too_long' } },
  play: async ({ canvasElement }) => {
    const form = within(await openTicket(canvasElement));
    await waitFor(() => expect(form.getByText(says('common:problem.too_big'))).toBeVisible());
  },
};
/** The form closes when the show starts, and does not come back when it ends. */
export const StartsAndEnds: Story = {
  render: function Render(args) {
    const [isRunning, setRunning] = useState(false);
    return (
      <BroadcastMode
        {...args}
        status={isRunning ? 'limited' : 'online'}
        limitedShow={isRunning ? exampleLimitedShow : null}
        onStartTicket={() => setRunning(true)}
        onMode={() => setRunning(false)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = await openTicket(canvasElement);
    await userEvent.click(within(form).getByRole('button', { name: says('broadcaster:mode.start') }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: says('broadcaster:mode.end') }));
    await expect(canvas.getByRole('radio', { name: says('broadcaster:mode.public') })).toBeChecked();
    await expect(canvasElement.ownerDocument.querySelector('[role=dialog]')).toBeNull();
  },
};
export const KeepsTheFocus: Story = {
  name: 'The modes keep the focus while one is set',
  render: function Render(args) {
    const [isBusy, setBusy] = useState(false);
    const set = (mode: BroadcastModeName) => {
      setBusy(true);
      args.onMode(mode);
    };
    return <BroadcastMode {...args} pending={isBusy} onMode={set} />;
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const offline = canvas.getByRole('radio', { name: says('broadcaster:mode.offline') });
    await userEvent.click(offline);
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-disabled', 'true');
    await expect(offline).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onMode).toHaveBeenCalledOnce();
  },
};
export const Changing: Story = { args: { pending: true } };
/** Beside the modes, and in the drawer while it is open. */
export const NotSet: Story = {
  args: { error: 'No connection. Check your network and try again.' },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(panel.getByRole('alert')).toHaveTextContent('No connection');
    await userEvent.click(panel.getByRole('button', { name: says('broadcaster:mode.ticket') }));
    const drawer = await within(document.body).findByRole('dialog');
    await expect(within(drawer).getByRole('alert')).toHaveTextContent('No connection');
    await expect(panel.queryByRole('alert')).toBeNull();
  },
};

import { exampleShow } from '@footlight/contract/fixtures';
import { keepsFocus, says, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { showRequestDocs } from './show-request.docs.ts';
import { ShowRequest } from './show-request.tsx';

const asked = { ...exampleShow, state: 'requested', spent: 0, held: 0, elapsed: 0 } as const;

const meta = {
  title: 'Room/Shows/Show request',
  component: ShowRequest,
  parameters: { componentDocs: showRequestDocs, conformance: { tag: 'section' } },
  args: {
    show: { ...asked, minimum_minutes: 3, pre_tip: 20 },
    viewerName: 'Viewer',
    onAccept: fn(),
    onDecline: fn(),
  },
} satisfies Meta<typeof ShowRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 20 tokens at the start and three minutes at 30 tokens. */
export const Default: Story = {
  parameters: {
    longText: {
      more: 1_234,
      show: { ...asked, price_per_minute: 10_000, minimum_minutes: 60, pre_tip: 10_000 },
    } satisfies Story['args'],
  },
  name: 'Default: name, kind, price and prepaid tokens [PRIV-02]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      says('broadcaster:request.private', { name: 'Viewer' }),
    );
    await expect(canvasElement.querySelector('[data-reading=prepaid]')).toHaveTextContent(storyNumber(110));
    await userEvent.click(canvas.getByRole('button', { name: says('common:decline') }));
    await userEvent.click(canvas.getByRole('button', { name: says('common:accept') }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};
export const Exclusive: Story = {
  args: { show: { ...asked, kind: 'exclusive', price_per_minute: 60, minimum_minutes: 0 } },
};
export const WatchingTogether: Story = { args: { show: { ...asked, watch_together: true } } };
export const MoreAreWaiting: Story = {
  args: { more: 2 },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(says('broadcaster:request.more', { count: 2, shown: storyNumber(2) })),
    ).toBeVisible();
  },
};
export const Answering: Story = { args: { pending: true } };
export const KeepsTheFocus: Story = {
  name: 'A pressed button keeps the focus while it is answered',
  render: function Render(args) {
    const [isBusy, setBusy] = useState(false);
    return <ShowRequest {...args} pending={isBusy} onDecline={() => setBusy(true)} />;
  },
  play: async ({ canvasElement }) => {
    const decline = within(canvasElement).getByRole('button', { name: says('common:decline') });
    await keepsFocus(decline);
  },
};

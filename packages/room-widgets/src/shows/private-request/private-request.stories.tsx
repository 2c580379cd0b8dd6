import { begins, longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { privateRequestDocs } from './private-request.docs.ts';
import { PrivateRequest } from './private-request.tsx';

const meta = {
  title: 'Room/Shows/Private request',
  component: PrivateRequest,
  parameters: {
    componentDocs: privateRequestDocs,
    conformance: { tag: 'form', portal: true },
    docs: { story: { inline: false, height: 640 } },
  },
  args: {
    broadcasterName: 'Luna Maren',
    terms: { pricePerMinute: 30, needed: 60 },
    exclusive: { pricePerMinute: 60, needed: 120 },
    minimumMinutes: 2,
    preTip: 0,
    mayWatchTogether: false,
    funds: 500,
    state: 'idle',
    error: null,
    onRequest: fn(),
    onBuyTokens: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PrivateRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

const exclusiveOf = (dialog: Awaited<ReturnType<typeof storyDialog>>['dialog']) =>
  dialog.getByRole('radio', { name: begins('room:show.offer.exclusive') });

export const Default: Story = {
  parameters: {
    longText: {
      terms: { pricePerMinute: 9_999, needed: 99_999 },
      exclusive: { pricePerMinute: 10_000, needed: 100_000 },
      preTip: 1_000,
      mayWatchTogether: true,
      funds: 3,
      error: { message: longText },
    } satisfies Story['args'],
  },
  name: 'Default [PRIV-01]',
  play: async ({ args }) => {
    const { dialog } = await storyDialog({ name: says('room:show.request.title', { name: 'Luna Maren' }) });
    await userEvent.click(dialog.getByRole('button', { name: says('room:show.request.send') }));
    await expect(args.onRequest).toHaveBeenCalledWith({ exclusive: false, watch_together: false });
  },
};

export const Exclusive: Story = {
  name: 'Exclusive, with a pre-tip, watching together [PRIV-02]',
  args: { preTip: 20, mayWatchTogether: true },
  play: async ({ args }) => {
    const { dialog } = await storyDialog();
    await userEvent.click(exclusiveOf(dialog));
    await userEvent.click(dialog.getByRole('checkbox', { name: says('room:show.request.together') }));
    await userEvent.click(dialog.getByRole('button', { name: says('room:show.request.send') }));
    await expect(args.onRequest).toHaveBeenCalledWith({ exclusive: true, watch_together: true });
  },
};

export const PrivateOnly: Story = { args: { exclusive: null, minimumMinutes: 0 } };

/** Enough tokens for a private but not for an exclusive one: selecting it offers a purchase. */
export const NotEnoughForExclusive: Story = {
  args: { funds: 70 },
  play: async ({ args }) => {
    const { dialog } = await storyDialog();
    await expect(dialog.queryByText(says('room:show.request.short'))).toBeNull();
    await userEvent.click(exclusiveOf(dialog));
    await expect(dialog.getByText(says('room:show.request.short'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: says('common:buyTokens') }));
    await expect(args.onBuyTokens).toHaveBeenCalledOnce();
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { state: 'sending' },
  play: async ({ args }) => {
    const { dialog } = await storyDialog();
    await userEvent.click(dialog.getByRole('button', { name: says('room:show.request.send') }));
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { error: { message: 'Failed to start private' } } };
export const BalanceUnknown: Story = { args: { funds: null } };

import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { spyConfirmDocs } from './spy-confirm.docs.ts';
import { SpyConfirm } from './spy-confirm.tsx';

const meta = {
  title: 'Room/Shows/Spy confirm',
  component: SpyConfirm,
  parameters: {
    componentDocs: spyConfirmDocs,
    conformance: { tag: 'div', portal: true },
    docs: { story: { inline: false, height: 460 } },
  },
  args: {
    broadcasterName: 'Luna Maren',
    pricePerMinute: 6,
    startupTip: 5,
    previewSeconds: 10,
    funds: 500,
    state: 'idle',
    error: null,
    onSpy: fn(),
    onBuyTokens: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SpyConfirm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      pricePerMinute: 10_000,
      startupTip: 9_999,
      error: { message: longText },
    } satisfies Story['args'],
  },
  name: 'Default: Enter alone does not pay [SPY-01]',
  play: async ({ args }) => {
    const { dialog, element } = await storyDialog({
      name: says('room:show.spy.title', { name: 'Luna Maren' }),
    });
    await expect(element).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSpy).not.toHaveBeenCalled();
    await expect(dialog.getByText(says('room:show.spy.preview', { count: 10 }))).toBeVisible();
    await expect(dialog.getByText(says('room:show.spy.tip'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: says('room:show.spy.start') }));
    await expect(args.onSpy).toHaveBeenCalledOnce();
  },
};

export const NoPreviewNoTip: Story = { args: { previewSeconds: 0, startupTip: 0 } };
export const PreviewUnknown: Story = { args: { previewSeconds: null, funds: null } };

export const NotEnough: Story = {
  name: 'Below one sixth of the price [SPY-01]',
  args: { pricePerMinute: 30, funds: 4 },
  play: async ({ args }) => {
    const { dialog } = await storyDialog();
    await expect(dialog.getByText(says('room:show.request.short'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: says('common:buyTokens') }));
    await expect(args.onBuyTokens).toHaveBeenCalledOnce();
    await expect(args.onSpy).not.toHaveBeenCalled();
  },
};

export const FreeForMembers: Story = {
  name: 'Free for members of the fan club [FAN-02]',
  args: { free: true, funds: 0 },
  play: async ({ args }) => {
    const { dialog } = await storyDialog();
    await expect(dialog.getByText(says('room:show.spy.free'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: says('room:show.spy.start') }));
    await expect(args.onSpy).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = { args: { state: 'sending' } };
export const Failed: Story = { args: { error: { message: 'Spying is not available for this show.' } } };

import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { versusPanelDocs } from './versus-panel.docs.ts';
import { VersusPanel } from './versus-panel.tsx';

const NOW = 1_800_000_000_000;
const received = {
  versus_id: '7',
  from: 'noor_vale',
  to: 'luna_maren',
  seconds: 300,
  autoRestart: false,
  expires_at: NOW + 42_000,
};
const sent = { ...received, versus_id: '8', from: 'luna_maren', to: 'noor_vale' };

const meta = {
  title: 'Site/Versus/Panel',
  tags: ['VERSUS-01'],
  component: VersusPanel,
  parameters: { componentDocs: versusPanelDocs, conformance: { tag: 'section' } },
  args: {
    username: 'luna_maren',
    enabled: true,
    invitations: [],
    clock: () => NOW,
    draft: { username: 'noor_vale', seconds: 300, autoRestart: false },
    error: null,
    fieldErrors: {},
    pending: false,
    onEnabledChange: fn(),
    onDraftChange: fn(),
    onInvite: fn(),
    onAccept: fn(),
    onReject: fn(),
  },
} satisfies Meta<typeof VersusPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { invitations: [{ ...received, from: longText }] } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText(says('versus:own.seconds')), '600');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      username: 'noor_vale',
      seconds: 600,
      autoRestart: false,
    });
    await userEvent.click(canvas.getByRole('button', { name: says('versus:own.invite') }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
};
export const Off: Story = {
  args: { enabled: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: says('versus:own.invite') })).toBeNull();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onEnabledChange).toHaveBeenCalledWith(true);
  },
};
export const Received: Story = {
  args: { invitations: [received] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('versus:own.accept') }));
    await expect(args.onAccept).toHaveBeenCalledWith('7');
    await userEvent.click(canvas.getByRole('button', { name: says('versus:own.reject') }));
    await expect(args.onReject).toHaveBeenCalledWith('7');
  },
};
export const Sent: Story = {
  args: { invitations: [sent] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    // One invitation is open at a time.
    await expect(canvas.queryByRole('button', { name: says('versus:own.invite') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: says('versus:own.withdraw') }));
    await expect(args.onReject).toHaveBeenCalledWith('8');
  },
};
export const UnknownName: Story = {
  args: { fieldErrors: { username: 'Unknown' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText(says('versus:own.username'))).toBeInvalid();
  },
};
export const Refused: Story = {
  args: { error: 'Refused' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Refused');
  },
};

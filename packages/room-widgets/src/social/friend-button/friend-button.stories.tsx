import { longText, says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { friendButtonDocs } from './friend-button.docs.ts';
import { FriendButton, type FriendButtonProps } from './friend-button.tsx';

const name = 'Luna Maren';
const meta = {
  title: 'Room/Social/Friend button',
  component: FriendButton,
  parameters: { componentDocs: friendButtonDocs, conformance: { tag: 'div' } },
  args: { name, status: null, onAction: fn(), disabled: false },
} satisfies Meta<typeof FriendButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { status: 'TO_CONFIRM', name: longText } satisfies Story['args'] },
  name: 'Default [FRIEND-01]',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: `${storyText('social:friend.add')}: ${name}` }),
    );
    await expect(args.onAction).toHaveBeenCalledWith('request');
  },
};
export const Requested: Story = {
  args: { status: 'REQUESTED' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: `${storyText('social:friend.requested')}: ${name}` }),
    );
    await userEvent.click(
      await screen.findByRole('menuitem', { name: says('social:friend.takeBack', { name }) }),
    );
    await expect(args.onAction).toHaveBeenCalledWith('delete');
  },
};
export const ToConfirm: Story = {
  args: { status: 'TO_CONFIRM' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('social:friend.acceptName', { name }) }));
    await expect(args.onAction).toHaveBeenLastCalledWith('accept');
    await userEvent.click(canvas.getByRole('button', { name: says('social:friend.declineName', { name }) }));
    await expect(args.onAction).toHaveBeenLastCalledWith('delete');
  },
};
const Answered = (props: FriendButtonProps) => {
  const [status, setStatus] = useState(props.status);
  return (
    <FriendButton
      {...props}
      status={status}
      onAction={(action) => setStatus(action === 'request' ? 'REQUESTED' : null)}
    />
  );
};
export const KeepsTheFocus: Story = {
  name: 'The button of the next state has the focus',
  args: { status: 'TO_CONFIRM' },
  render: (args) => <Answered {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('social:friend.declineName', { name }) }));
    const add = canvas.getByRole('button', { name: `${storyText('social:friend.add')}: ${name}` });
    await expect(add).toHaveFocus();
    await userEvent.click(add);
    const requested = `${storyText('social:friend.requested')}: ${name}`;
    await expect(canvas.getByRole('button', { name: requested })).toHaveFocus();
  },
};
export const Confirmed: Story = { args: { status: 'CONFIRMED' } };
export const Disabled: Story = { args: { disabled: true } };

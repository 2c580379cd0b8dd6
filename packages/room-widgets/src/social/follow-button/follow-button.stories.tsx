import { says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { followButtonDocs } from './follow-button.docs.ts';
import { FollowButton, type FollowButtonProps } from './follow-button.tsx';

const Stateful = (props: FollowButtonProps) => {
  const [state, setState] = useState({ follow: props.following, notify: props.notified });
  return (
    <FollowButton
      {...props}
      following={state.follow}
      notified={state.notify}
      onChange={(next) => {
        setState(next);
        props.onChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Room/Social/Follow button',
  component: FollowButton,
  parameters: { componentDocs: followButtonDocs, conformance: { tag: 'div' } },
  args: {
    broadcasterName: 'Luna Maren',
    following: false,
    notified: false,
    onChange: fn(),
    disabled: false,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof FollowButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { following: true } satisfies Story['args'] },
  name: 'Default [FOLLOW-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    // The name contains the visible text, for people who speak it.
    const named = (key: 'short' | 'following') => `${storyText(`room:follow.${key}`)}: Luna Maren`;
    const follow = canvas.getByRole('button', { name: named('short') });
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(follow);
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    await expect(follow).toHaveAccessibleName(named('following'));
    await userEvent.click(
      canvas.getByRole('button', { name: says('room:follow.notify', { name: 'Luna Maren' }) }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ follow: true, notify: true });
    await userEvent.click(follow);
    await expect(args.onChange).toHaveBeenLastCalledWith({ follow: false, notify: false });
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
export const Following: Story = { args: { following: true } };
export const Notified: Story = { args: { following: true, notified: true } };
export const Disabled: Story = { args: { disabled: true } };

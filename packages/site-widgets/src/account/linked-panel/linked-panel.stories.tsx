import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { linkedPanelDocs } from './linked-panel.docs.ts';
import { LinkedPanel } from './linked-panel.tsx';

const second = { username: 'second_me', display_name: 'Second me', avatar: null };
const third = { username: 'third_me', display_name: 'Third me', avatar: null };

const meta = {
  title: 'Site/Account/Linked panel',
  component: LinkedPanel,
  parameters: { componentDocs: linkedPanelDocs, conformance: { tag: 'section' } },
  args: {
    accounts: [second, third],
    max: 3,
    entering: null,
    onAdd: fn(),
    onEnter: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof LinkedPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: { accounts: [{ ...second, display_name: longText }, third] } satisfies Story['args'],
  },
  name: 'Default [AUTH-04]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = (key: 'changeTo' | 'remove') =>
      canvas.getByRole('button', { name: says(`security:linked.${key}`, { name: 'Third me' }) });
    await userEvent.click(button('changeTo'));
    await expect(args.onEnter).toHaveBeenCalledWith('third_me');
    await userEvent.click(button('remove'));
    await expect(args.onRemove).toHaveBeenCalledWith('third_me');
    await userEvent.click(canvas.getByRole('button', { name: says('security:linked.add') }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const None: Story = { args: { accounts: [] } };
/** Three accounts are linked: no more are offered. */
export const Full: Story = {
  args: { accounts: [second, third, { ...third, username: 'fourth_me', display_name: 'Fourth me' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: says('security:linked.add') })).toBeNull();
  },
};
export const Entering: Story = { args: { entering: 'second_me' } };

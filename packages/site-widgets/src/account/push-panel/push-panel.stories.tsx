import { keepsFocus, longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pushPanelDocs } from './push-panel.docs.ts';
import { PushPanel } from './push-panel.tsx';

const meta = {
  title: 'Site/Account/Push notifications',
  component: PushPanel,
  parameters: { componentDocs: pushPanelDocs, conformance: { tag: 'div' } },
  args: { state: 'off', onCheckedChange: fn(), onRetry: fn() },
  argTypes: {
    state: {
      control: 'select',
      options: ['on', 'off', 'denied', 'unsupported', 'install_first', 'failed'],
    },
  },
} satisfies Meta<typeof PushPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const theSwitch = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('switch', { name: says('pwa:push.label') });

export const Default: Story = {
  name: 'Default: off until it is pressed [SHELL-26]',
  play: async ({ args, canvasElement }) => {
    await expect(theSwitch(canvasElement)).not.toBeChecked();
    theSwitch(canvasElement).focus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};
export const On: Story = {
  args: { state: 'on' },
  play: async ({ args, canvasElement }) => {
    await expect(theSwitch(canvasElement)).toBeChecked();
    await userEvent.click(theSwitch(canvasElement));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(false);
  },
};
export const KeepsTheFocus: Story = {
  name: 'The switch keeps the focus while its change is made',
  render: function Render(args) {
    const [isBusy, setBusy] = useState(false);
    const change = (isOn: boolean) => {
      setBusy(true);
      args.onCheckedChange(isOn);
    };
    return <PushPanel {...args} pending={isBusy} onCheckedChange={change} />;
  },
  play: async ({ args, canvasElement }) => {
    await keepsFocus(theSwitch(canvasElement));
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { state: null } };
export const Denied: Story = {
  args: { state: 'denied' },
  play: async ({ canvasElement }) => {
    await expect(theSwitch(canvasElement)).toBeDisabled();
    await expect(within(canvasElement).getByText(says('pwa:push.denied'))).toBeVisible();
  },
};
export const Unsupported: Story = { args: { state: 'unsupported' } };
export const OnAPhoneOfApple: Story = { args: { state: 'install_first' } };
export const ReadingFailed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const ChangeFailedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { error: longText },
};

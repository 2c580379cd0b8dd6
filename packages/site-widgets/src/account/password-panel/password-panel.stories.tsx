import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { passwordPanelDocs } from './password-panel.docs.ts';
import { PasswordPanel } from './password-panel.tsx';

const meta = {
  title: 'Site/Account/Password panel',
  component: PasswordPanel,
  parameters: { componentDocs: passwordPanelDocs, conformance: { tag: 'section' } },
  args: { needsCode: false, pending: false, error: null, fieldErrors: {}, onSubmit: fn() },
} satisfies Meta<typeof PasswordPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [AUTH-04]',
  play: async ({ canvasElement, args }) => {
    const [current, next] = [...canvasElement.querySelectorAll('input')];
    await userEvent.type(current as HTMLInputElement, 'the old one');
    await userEvent.type(next as HTMLInputElement, 'a new one{enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ current: 'the old one', password: 'a new one' });
  },
};
export const Refused: Story = {
  args: { needsCode: true, fieldErrors: { current: 'Wrong', password: 'Too short', code: 'Wrong code' } },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de', scheme: 'dark' },
  args: { needsCode: true, pending: true },
};

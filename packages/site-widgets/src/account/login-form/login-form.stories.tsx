import { keepsFocus, longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { loginFormDocs } from './login-form.docs.ts';
import { LoginForm } from './login-form.tsx';

const meta = {
  title: 'Site/Account/Log-in form',
  component: LoginForm,
  parameters: { componentDocs: loginFormDocs, conformance: { tag: 'form' } },
  args: {
    pending: false,
    error: null,
    needsCode: false,
    codeError: null,
    forgotHref: '/forgot-password',
    onSubmit: fn(),
    onUsePasskey: fn(),
  },
  // The width that the form has on its page.
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: { error: longText } satisfies Story['args'],
  },
  name: 'Default [AUTH-02]',
  play: async ({ canvasElement, args }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const [name, password] = [...form.querySelectorAll('input')];
    await userEvent.type(name as HTMLInputElement, 'viewer');
    await userEvent.type(password as HTMLInputElement, 'secret-word{enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'viewer', password: 'secret-word' });
  },
};
export const Failed: Story = {
  args: { error: 'Username or password is wrong.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Username or password is wrong.')).toBeVisible();
  },
};
export const SecondStep: Story = {
  name: 'SecondStep [AUTH-04]',
  // Its field takes the focus, which would scroll the docs page to it.
  tags: ['!autodocs'],
  args: { needsCode: true, codeError: 'This code is wrong.' },
  play: async ({ canvasElement, args }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const [name, password, code] = [...form.querySelectorAll('input')];
    await expect(code).toHaveFocus();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(name as HTMLInputElement, 'viewer');
    await userEvent.type(password as HTMLInputElement, 'secret-word');
    await userEvent.type(code as HTMLInputElement, '123 456{enter}');
    const values = { username: 'viewer', password: 'secret-word', code: '123 456' };
    await expect(args.onSubmit).toHaveBeenCalledWith(values);
  },
};
export const KeepsTheFocus: Story = {
  name: 'The passkey button keeps the focus while the browser asks',
  render: function Render(args) {
    const [pending, setSending] = useState(false);
    return <LoginForm {...args} pending={pending} onUsePasskey={() => setSending(true)} />;
  },
  play: async ({ canvasElement }) => {
    await keepsFocus(within(canvasElement).getByRole('button', { name: says('security:passkeys.logIn') }));
  },
};
export const Sending: Story = { args: { pending: true } };

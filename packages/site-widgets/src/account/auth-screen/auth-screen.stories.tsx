import { Link } from '@footlight/ui';
import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LoginForm } from '../login-form/login-form.tsx';
import { RegisterForm } from '../register-form/register-form.tsx';
import { authScreenDocs } from './auth-screen.docs.ts';
import { AuthScreen } from './auth-screen.tsx';

const login = {
  pending: false,
  error: null,
  needsCode: false,
  codeError: null,
  forgotHref: '/forgot-password',
  onSubmit: fn(),
  onUsePasskey: fn(),
};

const documents = [
  { key: 'terms', label: 'Terms of use', href: '/legal/terms' },
  { key: 'privacy', label: 'Privacy policy', href: '/legal/privacy' },
];

const meta = {
  title: 'Site/Account/Auth screen',
  component: AuthScreen,
  parameters: { layout: 'fullscreen', componentDocs: authScreenDocs, conformance: { tag: 'section' } },
  args: {
    title: 'Welcome back',
    children: <LoginForm {...login} />,
    footer: <Link href="/register">Sign up</Link>,
  },
} satisfies Meta<typeof AuthScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      intro: longText,
      children: <LoginForm {...login} error={longText} />,
    } satisfies Story['args'],
  },
};
export const SignUp: Story = {
  args: {
    title: 'Create your account',
    intro: 'Create a free account to chat and tip.',
    children: (
      <RegisterForm pending={false} error={null} fieldErrors={{}} documents={documents} onSubmit={fn()} />
    ),
    footer: <Link href="/login">Log in</Link>,
  },
};
/** Dark, with the reasons beside the form. */
export const Beside: Story = {
  globals: { scheme: 'dark' },
  args: {
    ...SignUp.args,
    beside: <p className="heading max-w-[20ch] text-2xl">Half of every tip is yours.</p>,
  },
};

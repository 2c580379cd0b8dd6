import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { registerFormDocs } from './register-form.docs.ts';
import { RegisterForm } from './register-form.tsx';

const meta = {
  title: 'Site/Account/Registration form',
  component: RegisterForm,
  parameters: { componentDocs: registerFormDocs, conformance: { tag: 'form' } },
  args: {
    pending: false,
    error: null,
    fieldErrors: {},
    documents: [
      { key: 'terms', label: 'Terms of use', href: '/legal/terms' },
      { key: 'privacy', label: 'Privacy policy', href: '/legal/privacy' },
    ],
    onSubmit: fn(),
  },
  // The width that the form has on its page.
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (root: HTMLElement, name: string) =>
  root.querySelector(`input[name="${name}"]`) as HTMLInputElement;

export const Default: Story = {
  parameters: {
    longText: {
      error: longText,
      fieldErrors: { username: 'taken', birthDate: 'under_age' },
    } satisfies Story['args'],
  },
  name: 'Default [AUTH-02]',
  play: async ({ canvasElement, args }) => {
    await userEvent.type(input(canvasElement, 'username'), 'new_name');
    await userEvent.type(input(canvasElement, 'email'), 'new@example.com');
    await userEvent.type(input(canvasElement, 'password'), 'long enough');
    const list = (part: 'day' | 'month' | 'year') =>
      within(canvasElement).getByRole('combobox', { name: says(`extra:birthDate.${part}`) });
    await userEvent.selectOptions(list('day'), '1');
    await userEvent.selectOptions(list('month'), '5');
    await userEvent.selectOptions(list('year'), '1990');
    await userEvent.click(input(canvasElement, 'accept_terms'));
    await userEvent.type(input(canvasElement, 'email'), '{enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'new_name',
      email: 'new@example.com',
      password: 'long enough',
      birthDate: '1990-05-01',
      acceptTerms: true,
    });
  },
};
export const Documents: Story = {
  name: 'Documents [SHELL-14]',
  args: { onRead: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(input(canvasElement, 'username'), 'new_name');
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Privacy policy' }));
    await expect(args.onRead).toHaveBeenCalledWith('privacy');
    await expect(input(canvasElement, 'username')).toHaveValue('new_name');
  },
};
export const DocumentsInANewTab: Story = {
  play: async ({ canvasElement }) => {
    const [terms] = within(canvasElement).getAllByRole('link');
    await expect(terms).toHaveAttribute('href', '/legal/terms');
    await expect(terms).toHaveAttribute('target', '_blank');
  },
};
export const Problems: Story = {
  args: {
    error: 'Please check what you entered.',
    fieldErrors: {
      username: 'taken',
      email: 'invalid_format',
      password: 'too_short',
      birthDate: 'under_age',
      acceptTerms: 'not_accepted',
    },
  },
};
export const Sending: Story = { args: { pending: true } };
/** After a login at a provider, which supplied the address. */
export const WithoutPassword: Story = {
  name: 'Without a password [AUTH-04]',
  args: { withoutPassword: true, email: 'ada@example.com' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[name=password]')).toBeNull();
    await expect(canvasElement.querySelector('[name=email]')).toHaveValue('ada@example.com');
  },
};
export const WithoutDocuments: Story = {
  args: { documents: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(says('account:readFirst'))).toBeNull();
    await expect(within(canvasElement).getByRole('checkbox')).toBeVisible();
  },
};

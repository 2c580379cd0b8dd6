import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { usernameFormDocs } from './username-form.docs.ts';
import { UsernameForm } from './username-form.tsx';

const meta = {
  title: 'Site/Account/Username form',
  component: UsernameForm,
  parameters: { componentDocs: usernameFormDocs, conformance: { tag: 'form' } },
  args: { pending: false, error: null, fieldErrors: {}, onSubmit: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UsernameForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [AUTH-07]',
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), ' new_name {enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('new_name');
  },
};
export const Taken: Story = {
  args: { fieldErrors: { username: 'taken' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeInvalid();
  },
};
export const Sending: Story = { args: { pending: true } };
export const FailedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { error: longText },
};

import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UsernameForm } from './username-form.tsx';

const meta = {
  title: 'Site/Account/Username form',
  component: UsernameForm,
  args: { isSending: false, errorMessage: null, problem: undefined, onSubmit: fn() },
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
  args: { problem: 'taken' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeInvalid();
  },
};
export const Sending: Story = { args: { isSending: true } };
export const FailedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { errorMessage: longText },
};

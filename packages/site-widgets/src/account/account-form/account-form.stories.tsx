import { Button, Checkbox, Field, TextInput } from '@footlight/ui';
import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { accountFormDocs } from './account-form.docs.ts';
import { AccountForm } from './account-form.tsx';

const meta = {
  title: 'Site/Account/Account form',
  component: AccountForm,
  parameters: { componentDocs: accountFormDocs, conformance: { tag: 'form' } },
  args: {
    pending: false,
    error: null,
    children: (
      <>
        <Field label="Username" required>
          <TextInput name="username" />
        </Field>
        <Checkbox name="news" label="Send me news" />
        <Button type="submit" className="self-start">
          Save
        </Button>
      </>
    ),
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.type(canvas.getByRole('textbox'), ' ada {enter}');
    const values = (args.onSubmit as ReturnType<typeof fn>).mock.lastCall?.[0];
    await expect(values.text('username')).toBe('ada');
    await expect(values.typed('username')).toBe(' ada ');
    await expect(values.checked('news')).toBe(true);
    await expect(values.checked('other')).toBe(false);
  },
};
/** A form that is being sent is not sent again. */
export const Sending: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'ada{enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Failed: Story = { args: { error: 'This username is already taken.' } };
export const WithIntroOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { error: longText, intro: <p className="wrap-anywhere">{longText}</p> },
};

import { Button, Field, TextInput } from '@footlight/ui';
import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AccountForm } from './account-form.tsx';

const meta = {
  title: 'Screens/Account form',
  component: AccountForm,
  args: {
    component: 'account-form',
    isSending: false,
    errorMessage: null,
    onSubmit: fn(),
    children: (
      <>
        <Field label="Username">
          <TextInput name="username" autoComplete="username" />
        </Field>
        <Button type="submit">Save</Button>
      </>
    ),
  },
} satisfies Meta<typeof AccountForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '  aurora {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const [values] = (args.onSubmit as ReturnType<typeof fn>).mock.calls[0] ?? [];
    await expect([values.text('username'), values.typed('username')]).toEqual(['aurora', '  aurora ']);
  },
};

/** While it is sent, another press sends nothing. */
export const Sending: Story = {
  args: { isSending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The fields keep what was typed. */
export const Refused: Story = { args: { errorMessage: 'This username is taken.' } };

export const LongTextOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { errorMessage: longText, intro: <p className="text-sm wrap-anywhere">{longText}</p> },
};

import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CodeField } from './code-field.tsx';

const meta = {
  title: 'Site/Account/Code field',
  component: CodeField,
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Takes codes of the app and recovery codes. */
export const Default: Story = {
  parameters: { longText: { label: longText, error: longText } satisfies Story['args'] },
  name: 'Default [AUTH-04]',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, 'ABCD-EFGH');
    await expect(field).toHaveValue('ABCD-EFGH');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  },
};
export const AppOnly: Story = { args: { isAppOnly: true } };
export const Refused: Story = { args: { error: 'Wrong code' } };

import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { codeFormDocs } from './code-form.docs.ts';
import { CodeForm } from './code-form.tsx';

const meta = {
  title: 'Site/Account/Code form',
  component: CodeForm,
  parameters: { componentDocs: codeFormDocs, conformance: { tag: 'form' } },
  args: { pending: false, error: null, fieldErrors: {}, onSubmit: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [AUTH-04]',
  play: async ({ canvasElement, args }) => {
    await userEvent.type(canvasElement.querySelector('[name=code]') as HTMLInputElement, '123456{enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('123456');
  },
};
export const Refused: Story = { args: { fieldErrors: { code: 'Wrong code' } } };
export const SendingOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de', scheme: 'dark' },
  args: { pending: true, error: longText },
};

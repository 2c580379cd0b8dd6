import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { linkFormDocs } from './link-form.docs.ts';
import { LinkForm } from './link-form.tsx';

const meta = {
  title: 'Site/Account/Link form',
  component: LinkForm,
  parameters: { componentDocs: linkFormDocs, conformance: { tag: 'form' } },
  args: {
    needsCode: false,
    needsOtherCode: false,
    pending: false,
    error: null,
    fieldErrors: {},
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LinkForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const type = (within: HTMLElement, name: string, text: string) =>
  userEvent.type(within.querySelector(`[name=${name}]`) as HTMLInputElement, text);

export const Default: Story = {
  name: 'Default [AUTH-04]',
  play: async ({ canvasElement, args }) => {
    await type(canvasElement, 'username', 'second_me');
    await type(canvasElement, 'other_password', 'their-word');
    await type(canvasElement, 'password', 'my-word{enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password: 'my-word',
      username: 'second_me',
      otherPassword: 'their-word',
    });
  },
};
/** Both accounts have a second step. */
export const WithCodes: Story = {
  args: { needsCode: true, needsOtherCode: true },
  play: async ({ canvasElement, args }) => {
    await type(canvasElement, 'username', 'second_me');
    await type(canvasElement, 'other_password', 'their-word');
    await type(canvasElement, 'other_code', '654321');
    await type(canvasElement, 'password', 'my-word');
    await type(canvasElement, 'code', '123456{enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password: 'my-word',
      code: '123456',
      username: 'second_me',
      otherPassword: 'their-word',
      otherCode: '654321',
    });
  },
};
export const Refused: Story = {
  args: {
    needsOtherCode: true,
    error: 'Wrong username or password.',
    fieldErrors: { password: 'Wrong password', otherCode: 'Wrong code' },
  },
};
export const SendingOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de', scheme: 'dark' },
  args: { needsCode: true, needsOtherCode: true, pending: true, error: longText },
};

import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { agreementFormDocs } from './agreement-form.docs.ts';
import { AgreementForm } from './agreement-form.tsx';

const meta = {
  title: 'Site/Account/Agreement form',
  component: AgreementForm,
  parameters: { componentDocs: agreementFormDocs, conformance: { tag: 'form' } },
  args: {
    children: <p>The text of the agreement.</p>,
    ready: true,
    pending: false,
    error: null,
    onSign: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AgreementForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [AUTH-02]',
  play: async ({ canvasElement, args }) => {
    await userEvent.type(canvasElement.querySelector('[name=signature]') as HTMLInputElement, 'ada{enter}');
    await expect(args.onSign).toHaveBeenCalledWith('ada');
  },
};
export const Loading: Story = { args: { ready: false, children: null } };
export const SendingOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de', scheme: 'dark' },
  args: { children: <p>{longText}</p>, pending: true, error: longText },
};

import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { proofFormDocs } from './proof-form.docs.ts';
import { ProofForm } from './proof-form.tsx';

const meta = {
  title: 'Site/Account/Proof form',
  component: ProofForm,
  parameters: { componentDocs: proofFormDocs, conformance: { tag: 'form' } },
  args: {
    needsCode: true,
    pending: false,
    error: null,
    fieldErrors: {},
    submitLabel: 'Continue',
    onSubmit: fn(),
  },
} satisfies Meta<typeof ProofForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: { error: longText, consent: longText } satisfies Story['args'],
  },
  name: 'Default [AUTH-04]',
  play: async ({ canvasElement, args }) => {
    const [password, code] = [...canvasElement.querySelectorAll('input')];
    await userEvent.type(password as HTMLInputElement, 'secret-word');
    await userEvent.type(code as HTMLInputElement, '123456{enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'secret-word', code: '123456' });
  },
};
export const WithoutSecondStep: Story = { args: { needsCode: false } };
export const Refused: Story = { args: { fieldErrors: { password: 'Wrong password', code: 'Wrong code' } } };
export const Deleting: Story = {
  args: {
    needsCode: false,
    danger: true,
    consent: 'I give up everything left in my account: 200 tokens.',
    submitLabel: 'Delete account',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvasElement.querySelector('input') as HTMLInputElement, 'secret-word{enter}');
    // Not without consent.
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'secret-word' });
  },
};

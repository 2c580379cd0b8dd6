import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { actDialogDocs } from './act-dialog.docs.ts';
import { ActDialog } from './act-dialog.tsx';

const meta = {
  title: 'Studio/Admin/Act dialog',
  component: ActDialog,
  parameters: {
    docs: { story: { inline: false, height: 560 } },
    componentDocs: actDialogDocs,
    conformance: { tag: 'form', portal: true },
  },
  args: {
    spec: {
      title: 'Suspend',
      object: 'rosalind',
      text: 'Shows end, and the account is logged out everywhere.',
      confirm: 'Suspend it',
      danger: true,
      field: {
        kind: 'choice',
        label: 'Duration',
        options: [
          { value: '1', label: '1 day' },
          { value: '7', label: '7 days' },
        ],
      },
    },
    pending: false,
    error: null,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ActDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const { spec } = meta.args;

const confirm = (name = spec.confirm) => screen.findByRole('button', { name });
const reason = () => screen.findByLabelText(says('admin:reason'));

export const Default: Story = {
  parameters: {
    longText: {
      spec: { ...spec, object: longText, text: longText },
      error: longText,
    } satisfies Story['args'],
  },
  name: 'Default: asks for a reason before it acts',
  play: async ({ args }) => {
    await userEvent.click(await confirm());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(await reason()).toBeInvalid();
    await userEvent.type(await reason(), 'Insults people');
    await userEvent.selectOptions(await screen.findByLabelText('Duration'), '7');
    await userEvent.click(await confirm());
    await expect(args.onConfirm).toHaveBeenLastCalledWith({ reason: 'Insults people', value: '7' });
  },
};
export const WithAValue: Story = {
  args: {
    spec: {
      ...spec,
      title: 'Book payout',
      confirm: 'Book it',
      field: { kind: 'line', label: 'Tokens', numeric: true },
    },
  },
  play: async ({ args }) => {
    await userEvent.type(await reason(), 'Paid by bank transfer');
    await userEvent.click(await confirm('Book it'));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(await screen.findByLabelText('Tokens'), '500');
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenLastCalledWith({
      reason: 'Paid by bank transfer',
      value: '500',
    });
  },
};
export const OptionalReason: Story = {
  args: {
    spec: {
      title: 'Approve',
      object: 'ada',
      text: 'The room opens.',
      confirm: 'Approve it',
      reasonOptional: true,
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await confirm('Approve it'));
    await expect(args.onConfirm).toHaveBeenLastCalledWith({ reason: '', value: '' });
  },
};
export const Refused: Story = { args: { error: 'You are not allowed to do that.' } };
export const Busy: Story = { args: { pending: true } };

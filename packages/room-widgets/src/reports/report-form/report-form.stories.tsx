import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { reportFormDocs } from './report-form.docs.ts';
import { ReportForm } from './report-form.tsx';

const meta = {
  title: 'Room/Reports/Report form',
  component: ReportForm,
  parameters: {
    docs: { story: { inline: false, height: 560 } },
    componentDocs: reportFormDocs,
    conformance: { tag: 'form', portal: true },
  },
  args: {
    kind: 'message',
    name: 'Rosalind',
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReportForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { kind: 'room', error: longText } satisfies Story['args'] },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: says('reports:send') }));
    await expect(args.onSend).not.toHaveBeenCalled();
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText(says('common:problem.required'))).toBeVisible());
    await userEvent.click(dialog.getByRole('radio', { name: says('extra:reportReason.spam') }));
    await userEvent.type(dialog.getByRole('textbox'), ' Sells followers. ');
    await userEvent.click(dialog.getByRole('button', { name: says('reports:send') }));
    await expect(args.onSend).toHaveBeenCalledWith({ reason: 'spam', text: 'Sells followers.' });
  },
};
export const Picture: Story = { args: { kind: 'media' } };
export const Post: Story = { args: { kind: 'post' } };
export const Room: Story = { args: { kind: 'room' } };
export const Sending: Story = { args: { pending: true } };
export const Refused: Story = { args: { error: 'Too many reports. Try again later.' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { delayedInputDocs } from './delayed-input.docs.ts';
import { DelayedInput } from './delayed-input.tsx';

const meta = {
  title: 'Studio/Admin/Delayed input',
  component: DelayedInput,
  parameters: { componentDocs: delayedInputDocs, conformance: { tag: 'div' } },
  args: { label: 'Name', maxLength: 100, onValueChange: fn() },
} satisfies Meta<typeof DelayedInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One call for several keys, and one at once by Enter. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('searchbox');
    await userEvent.type(input, 'rosa ');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('rosa'));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    // The space that is being typed stays.
    await expect(input).toHaveValue('rosa ');
    await userEvent.type(input, 'lind');
    // The Enter that ends a composition in Safari.
    const calls = mocked(args.onValueChange as () => void).mock.calls.length;
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(args.onValueChange).toHaveBeenCalledTimes(calls);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('rosa lind');
  },
};

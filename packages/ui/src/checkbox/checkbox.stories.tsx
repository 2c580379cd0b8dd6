import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { longText } from '../story/index.ts';
import { checkboxDocs } from './checkbox.docs.ts';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  parameters: { componentDocs: checkboxDocs, conformance: { tag: 'input', control: 'input' } },
  args: { label: 'Keep me signed in', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { hint: longText, error: longText } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Keep me signed in' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(within(canvasElement).getByText('Keep me signed in'));
    await expect(box).not.toBeChecked();
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

/** For several boxes of which some are on. */
export const Indeterminate: Story = {
  args: { label: 'All rooms', indeterminate: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'All rooms' });
    await expect(box).toBePartiallyChecked();
  },
};

export const WithHint: Story = { args: { hint: 'Not on a device that others use.' } };

export const WithError: Story = {
  args: {
    label: (
      <>
        I accept the <Link href="#terms">terms</Link>
      </>
    ),
    error: 'Needed to go on.',
    hint: 'They open in a new tab.',
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'I accept the terms' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Needed to go on. They open in a new tab.');
  },
};

export const Disabled: Story = {
  render: () => (
    <div className="flex flex-col gap-3">
      <Checkbox label="Not available" disabled />
      <Checkbox label="Always on" disabled defaultChecked />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TokenIcon } from '../token-amount/token-icon.tsx';
import { visuallyHiddenDocs } from './visually-hidden.docs.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'UI/Visually hidden',
  component: VisuallyHidden,
  parameters: { componentDocs: visuallyHiddenDocs, conformance: { tag: 'span' } },
  args: { children: 'Your balance' },
  render: (args) => (
    <p className="flex items-center gap-1">
      <TokenIcon />
      <VisuallyHidden {...args} /> 475
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Announced but not visible; takes no space. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByText('Your balance').getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
};

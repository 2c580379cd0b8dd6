import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longText, variantMatrix } from '../story/index.ts';
import { dividerDocs } from './divider.docs.ts';
import { Divider, dividerVariants } from './divider.tsx';

const meta = {
  title: 'UI/Divider',
  component: Divider,
  parameters: { componentDocs: dividerDocs, conformance: { tag: 'hr' } },
  args: {},
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      <p>Your room is listed as soon as you are live.</p>
      <Divider {...args} />
      <p>Your media stay when you leave.</p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('separator');
    await expect(line).toHaveAttribute('aria-orientation', 'horizontal');
    await expect(line.getBoundingClientRect().height).toBeGreaterThan(0);
  },
};

export const WithLabel: Story = {
  args: { label: 'or' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('or')).toBeVisible();
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <div className="flex items-center gap-3">
      <span>433 rooms</span>
      <Divider {...args} />
      <span>12 languages</span>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('separator');
    await expect(line).toHaveAttribute('aria-orientation', 'vertical');
    const { width, height } = line.getBoundingClientRect();
    await expect(width).toBeLessThan(height);
  },
};

/** Screen readers pass over it. */
export const Decorative: Story = {
  args: { decorative: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('separator')).toBeNull();
  },
};

export const Matrix: Story = variantMatrix(dividerVariants, (props) => (
  <div className="flex h-16 w-40 items-center">
    <Divider {...props} />
  </div>
));

export const LongLabel: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { label: longText },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyNumber, variantMatrix } from '../story/index.ts';
import { progressDocs } from './progress.docs.ts';
import { Progress, progressVariants } from './progress.tsx';

const meta = {
  title: 'UI/Progress',
  component: Progress,
  args: { label: 'Upload', value: 40, showLabel: true, aside: 'percent' },
  parameters: { componentDocs: progressDocs, conformance: { tag: 'div' } },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Upload' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
  },
};

export const Matrix: Story = {
  ...variantMatrix(progressVariants, (props) => (
    <Progress {...props} label="Upload" value={64} className="w-48" />
  )),
};

/** A show's goal, with its own text for screen readers. */
export const Goal: Story = {
  args: {
    tone: 'stage',
    size: 'md',
    label: 'Dance with the lights',
    value: 350,
    max: 1000,
    aside: `${350} / ${1000}`,
    valueText: '350 of 1,000 tokens',
  },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuetext', '350 of 1,000 tokens');
  },
};

export const Indeterminate: Story = {
  args: { value: null, aside: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Complete: Story = {
  args: { value: 100, tone: 'success' },
  play: async ({ canvasElement }) => {
    const text = storyNumber(1, { style: 'percent' });
    await expect(canvasElement.querySelector('[data-part="aside"]')?.textContent).toBe(text);
  },
};

export const Thin: Story = { args: { size: 'xs', showLabel: false, aside: undefined } };

export const Empty: Story = { args: { value: 0 } };

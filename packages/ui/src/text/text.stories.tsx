import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longText, variantMatrix } from '../story/index.ts';
import { textDocs } from './text.docs.ts';
import { Text, textVariants } from './text.tsx';

const meta = {
  title: 'UI/Text',
  component: Text,
  parameters: { componentDocs: textDocs, conformance: { tag: 'p' } },
  args: { children: 'Your room is listed as soon as you are live.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('paragraph')).toBeVisible();
  },
};

const { size, tone } = textVariants;
export const Matrix: Story = variantMatrix({ size, tone }, (props) => <Text {...props}>Aurora is live</Text>);

const { weight, numeric } = textVariants;
export const WeightsAndDigits: Story = variantMatrix({ weight, numeric }, (props) => (
  <Text {...props}>
    1,111
    <br />
    8,888
  </Text>
));

export const AsTime: Story = {
  args: { asChild: true, size: 'sm', tone: 'muted' },
  render: (args) => (
    <Text {...args}>
      <time dateTime="2031-03-02">2 March</time>
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('time')).toHaveAttribute('data-component', 'text');
  },
};

export const Truncated: Story = {
  args: { truncate: true, children: longText },
  decorators: [
    (Story) => (
      <div className="w-64 max-w-full">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByRole('paragraph');
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    // One line, at any size of text.
    const line = Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(text.getBoundingClientRect().height).toBeLessThan(line * 1.5);
  },
};

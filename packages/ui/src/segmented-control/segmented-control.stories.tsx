import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid2x2, List, Rows3 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { longText, variantMatrix } from '../story/index.ts';
import { segmentedControlDocs } from './segmented-control.docs.ts';
import {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
  segmentedControlVariants,
} from './segmented-control.tsx';

const periods: Segment[] = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];
const layouts: Segment[] = [
  { value: 'grid', label: 'Grid', icon: <Grid2x2 /> },
  { value: 'rows', label: 'Rows', icon: <Rows3 /> },
  { value: 'list', label: 'List', icon: <List /> },
];

const Held = (args: SegmentedControlProps) => {
  const [value, setValue] = useState(args.value);
  return (
    <SegmentedControl
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        args.onValueChange?.(next);
      }}
    />
  );
};

const meta = {
  title: 'UI/Segmented control',
  component: SegmentedControl,
  parameters: { componentDocs: segmentedControlDocs, conformance: { tag: 'div' } },
  args: { 'aria-label': 'Period', segments: periods, value: 'week', onValueChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      segments: [...periods, { value: 'long', label: longText }],
      value: 'long',
      block: true,
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Period' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Week' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('month');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked();
    await userEvent.click(canvas.getByText('Month'));
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
  },
};

export const Matrix: Story = variantMatrix(segmentedControlVariants, (props) => (
  <div className="w-80">
    <Held
      {...props}
      aria-label={`${props.size} ${props.block}`}
      segments={layouts}
      value="rows"
      onValueChange={() => {}}
    />
  </div>
));

export const WithIcons: Story = { args: { segments: layouts, value: 'grid' } };

export const IconsAlone: Story = {
  args: { segments: layouts.map((segment) => ({ ...segment, hideLabel: true })), value: 'grid' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Grid' })).toBeChecked();
  },
};

export const InAField: Story = {
  render: (args) => (
    <Field label="Statistics of a" hint="Counted in your own time zone.">
      <Held {...args} aria-label={undefined} />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Statistics of a'));
    const week = canvas.getByRole('radio', { name: 'Week' });
    await expect(week).toHaveFocus();
    await expect(week).toBeChecked();
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const OneDisabled: Story = {
  args: { segments: periods.map((segment) => ({ ...segment, disabled: segment.value === 'month' })) },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { longText, variantMatrix } from '../story/index.ts';
import { TextInput } from '../text-input/text-input.tsx';
import { stackDocs } from './stack.docs.ts';
import { Stack, stackVariants } from './stack.tsx';

const meta = {
  title: 'UI/Stack',
  component: Stack,
  parameters: { componentDocs: stackDocs, conformance: { tag: 'div' } },
  args: { children: 'Aurora' },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxes = ['Picture', 'Sound', 'Light'].map((name) => (
  <Badge key={name} tone="primary">
    {name}
  </Badge>
));
const boxOf = (root: HTMLElement, name: string) => within(root).getByText(name).getBoundingClientRect();

export const Default: Story = {
  args: { children: boxes, align: 'start' },
  play: async ({ canvasElement }) => {
    const [first, second] = [boxOf(canvasElement, 'Picture'), boxOf(canvasElement, 'Sound')];
    await expect(second.top - first.bottom).toBeGreaterThan(8);
    const start = getComputedStyle(canvasElement).direction === 'rtl' ? 'right' : 'left';
    await expect(second[start]).toBe(first[start]);
  },
};

export const Row: Story = {
  args: { direction: 'row', gap: 'sm', align: 'center' },
  render: (args) => (
    <Stack {...args}>
      <Button>Go live</Button>
      <Button variant="outline">Test camera</Button>
      <Button variant="ghost">Settings</Button>
    </Stack>
  ),
};

/** Below each other on a phone, beside each other from 800 px. */
export const Responsive: Story = {
  args: { direction: 'responsive', children: boxes, align: 'start' },
  play: async ({ canvasElement }) => {
    const [first, second] = [boxOf(canvasElement, 'Picture'), boxOf(canvasElement, 'Sound')];
    const isBeside = second.top === first.top;
    await expect(isBeside).toBe(matchMedia('(width >= 800px)').matches);
  },
};

/** Fields and their button: one lower edge in the row, the full width in the column. */
export const ResponsiveFields: Story = {
  args: { direction: 'responsive', align: 'end' },
  render: (args) => (
    <Stack {...args}>
      <Field label="Name">
        <TextInput />
      </Field>
      <Button>Search</Button>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [field, button] = [canvas.getByRole('textbox'), canvas.getByRole('button')].map((one) =>
      one.getBoundingClientRect(),
    );
    if (matchMedia('(width >= 800px)').matches) await expect(button?.bottom).toBe(field?.bottom);
    else await expect([button?.left, button?.right]).toEqual([field?.left, field?.right]);
  },
};

export const ResponsiveFieldsOnAPhone: Story = {
  ...ResponsiveFields,
  globals: { viewport: { value: 'mobile' } },
};

/** A list that is laid out as a row. */
export const AsAList: Story = {
  args: { asChild: true, direction: 'row', gap: 'sm' },
  render: (args) => (
    <Stack {...args}>
      <ul>
        <li>Anna</li>
        <li>Berta</li>
      </ul>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(list).toHaveAttribute('data-component', 'stack');
    const [first, second] = within(list).getAllByRole('listitem');
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
  },
};

// `responsive` looks like one of the two, and has stories of its own.
const { column, row } = stackVariants.direction;
const { gap } = stackVariants;
export const Matrix: Story = variantMatrix({ direction: { column, row }, gap }, (props) => (
  <Stack {...props}>{boxes}</Stack>
));

const { align, justify } = stackVariants;
export const Alignment: Story = variantMatrix({ align, justify }, (props) => (
  <Stack {...props} className="h-32 w-40">
    {boxes}
  </Stack>
));

export const LongText: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { direction: 'row', children: <p className="wrap-anywhere">{longText}</p> },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longText, variantMatrix } from '../story/index.ts';
import { gridDocs } from './grid.docs.ts';
import { Grid, gridVariants } from './grid.tsx';

const meta = {
  title: 'UI/Grid',
  component: Grid,
  parameters: { componentDocs: gridDocs, conformance: { tag: 'div' } },
  args: { children: 'Aurora' },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const figures = ['Viewers', 'Tips', 'Followers', 'Minutes'].map((name) => (
  <p key={name} className="rounded-lg border border-border bg-surface p-4">
    {name}
  </p>
));
const columnsOf = (element: Element) => getComputedStyle(element).gridTemplateColumns.split(' ').length;

/** The number of columns follows from the width. */
export const Default: Story = {
  args: { children: figures },
  play: async ({ canvasElement }) => {
    const grid = canvasElement.querySelector('[data-component="grid"]') as HTMLElement;
    for (const [width, columns] of [
      ['20rem', 1],
      ['40rem', 2],
    ] as const) {
      grid.style.width = width;
      grid.style.maxWidth = 'none';
      await expect(columnsOf(grid)).toBe(columns);
    }
    grid.removeAttribute('style');
  },
};

/** The number of items is announced. */
export const AsAList: Story = {
  args: { asChild: true, column: 'sm' },
  render: (args) => (
    <Grid {...args}>
      <ul>
        <li>Anna</li>
        <li>Berta</li>
      </ul>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(list).toHaveAttribute('data-component', 'grid');
  },
};

export const Matrix: Story = variantMatrix(gridVariants, (props) => (
  <Grid {...props} className="w-[36rem] max-w-full">
    {figures.slice(0, 2)}
  </Grid>
));

export const LongText: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { column: 'lg', children: <p className="wrap-anywhere">{longText}</p> },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longText, variantMatrix } from '../story/index.ts';
import { headingDocs } from './heading.docs.ts';
import { Heading, type HeadingLevel, headingVariants } from './heading.tsx';

const meta = {
  title: 'UI/Heading',
  component: Heading,
  parameters: { componentDocs: headingDocs, conformance: { tag: 'h2' } },
  args: { level: 2, children: 'Near their goal' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toBeVisible();
  },
};

const levels: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];
const pixels = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

/** Each level has a size, which no deeper level exceeds. */
export const Levels: Story = {
  render: () => (
    <div className="flex flex-col gap-3">
      {levels.map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const found = within(canvasElement).getAllByRole('heading');
    await expect(found.map(({ localName }) => localName)).toEqual(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
    const sizes = found.map(pixels);
    await expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    await expect(sizes[0]).toBeGreaterThan(sizes[3] as number);
  },
};

/** The size of a page's title at level 3. */
export const SizeApart: Story = {
  args: { level: 3, size: 'xl' },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 3 });
    await expect(pixels(heading)).toBeGreaterThan(30);
  },
};

export const Matrix: Story = variantMatrix(headingVariants, (props) => (
  <Heading level={2} {...props}>
    Near their goal
  </Heading>
));

export const LongText: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { size: 'display', level: 1, children: longText },
};

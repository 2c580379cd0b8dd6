import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longText, storyText, variantMatrix } from '../story/index.ts';
import { spinnerDocs } from './spinner.docs.ts';
import { Spinner } from './spinner.tsx';
import { spinnerVariants } from './spinner-ring.tsx';

const meta = {
  title: 'UI/Spinner',
  component: Spinner,
  parameters: { componentDocs: spinnerDocs, conformance: { tag: 'span' } },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { size: 'lg', label: longText } satisfies Story['args'] },
  play: async ({ canvasElement }) => {
    const spinner = within(canvasElement).getByRole('status');
    await expect(spinner).toHaveAccessibleName(storyText('common:loading'));
  },
};

export const Matrix: Story = variantMatrix(spinnerVariants, (props) => <Spinner {...props} />);

/** In the surrounding text colour; the label says what is loading. */
export const BesideWords: Story = {
  render: () => (
    <p className="flex items-center gap-2 text-primary-text">
      <Spinner size="sm" label="" /> The room is opening
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};

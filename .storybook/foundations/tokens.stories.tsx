import { uses } from 'virtual:token-uses';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { brandOf } from '../brands.ts';
import { useFrame } from '../frames.tsx';
import { TokenTable } from '../tokens/token-table.tsx';

const meta = {
  title: 'Foundations/Tokens',
  tags: ['!autodocs'],
  parameters: {
    withoutGates: {
      'debug brand': 'Shows a sample of every colour, not only of text on declared pairs.',
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const TableOfBrand = () => {
  const { brand } = useFrame();
  return <TokenTable brand={brandOf(brand)} uses={uses} />;
};

const rowsOf = (canvas: HTMLElement) => within(canvas).getAllByRole('rowheader');

/** Every design token of the brand in the toolbar. */
export const Default: Story = {
  parameters: {
    // Each would take half a minute. Search shows the same table with few rows.
    withoutGates: Object.fromEntries(
      ['long text at 390 px', 'another brand', 'high contrast', 'dark contrast'].map((gate) => [
        gate,
        'A hundred rows of the table of UI, whose own stories have this check.',
      ]),
    ),
  },
  render: () => <TableOfBrand />,
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement).length).toBeGreaterThan(100);
  },
};

/** The search reads names, values, purposes and the components that use a token. */
export const Search: Story = {
  render: () => <TableOfBrand />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'z-index modal');
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(1));
    const row = canvas.getByRole('row', { name: /layer\.modal/ });
    await expect(row).toHaveTextContent('40');
    await expect(row).toHaveTextContent(/shared parts/);
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Group' }), 'breakpoint');
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(4));
    await expect(canvas.getByRole('row', { name: /breakpoint\.desktop/ })).toHaveTextContent('800px');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'nothing like it');
    await waitFor(() => expect(canvas.getByText('No token has these words.')).toBeVisible());
  },
};

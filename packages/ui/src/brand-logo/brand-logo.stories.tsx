import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { brandLogoDocs } from './brand-logo.docs.ts';
import { BrandLogo } from './brand-logo.tsx';

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32"><rect width="120" height="32" rx="16" fill="${color}"/></svg>`)}`;

const meta = {
  title: 'UI/Brand logo',
  component: BrandLogo,
  parameters: { componentDocs: brandLogoDocs, conformance: { tag: 'span' } },
  args: {
    name: 'Velvet Hour',
    path: picture('purple'),
    darkPath: picture('pink'),
    width: 120,
    height: 32,
  },
} satisfies Meta<typeof BrandLogo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Exactly one of the two logos is visible in each scheme. */
export const Default: Story = {
  parameters: { longText: { path: null } satisfies Story['args'] },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getAllByRole('img', { name: 'Velvet Hour' });
    await expect(shown).toHaveLength(1);
  },
};
export const WithoutPicture: Story = { args: { path: null } };
export const ForcedDark: Story = { args: { forcedDark: true } };
/** If the picture fails to load, the name is shown. */
export const BrokenPicture: Story = {
  args: { path: 'data:image/png;base64,broken', darkPath: null },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Velvet Hour')).toBeVisible());
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

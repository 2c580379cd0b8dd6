import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { quickFiltersDocs } from './quick-filters.docs.ts';
import { QuickFilters } from './quick-filters.tsx';

const meta = {
  title: 'Site/Browse/Quick filters',
  component: QuickFilters,
  parameters: { componentDocs: quickFiltersDocs, conformance: { tag: 'div' } },
  args: {
    source: '/girls',
    tags: ['chat', 'yoga', 'music', 'cooking', 'comedy', 'travel', 'asmr', 'dance', 'books'],
  },
} satisfies Meta<typeof QuickFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { tags: ['a'.repeat(64)] } satisfies Story['args'] },
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('navigation', { name: says('browse:quick.label') }));
    const links = row.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href')).slice(0, 4)).toEqual([
      '/multi-filter?source=/girls',
      '/multi-filter?source=/girls&lang=english',
      '/multi-filter?source=/girls&rate=30',
      '/multi-filter?source=/girls&tag=chat',
    ]);
    await expect(row.queryByRole('link', { name: '#books' })).toBeNull();
  },
};
export const WithoutTags: Story = { args: { tags: [] } };
export const German: Story = {
  globals: { language: 'de' },
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('navigation'));
    await expect(row.getByRole('link', { name: 'Deutsch' })).toHaveAttribute(
      'href',
      '/multi-filter?source=/girls&lang=german',
    );
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' }, scheme: 'dark' } };

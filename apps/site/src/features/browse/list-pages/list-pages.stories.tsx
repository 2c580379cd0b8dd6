import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ListPages } from './list-pages.tsx';

const meta = {
  title: 'Screens/List pages',
  component: ListPages,
  args: { path: '/girls', search: '', page: 1, totalCount: 312 },
} satisfies Meta<typeof ListPages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: says('ui:pagination.next') })).toHaveAttribute(
      'href',
      expect.stringContaining('/girls?p=2'),
    );
  },
};
/** The filters of the address stay. */
export const WithFilters: Story = {
  args: { path: '/multi-filter', search: '?source=/girls&lang=english&p=2', page: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: says('ui:pagination.previous') })).toHaveAttribute(
      'href',
      expect.stringContaining('/multi-filter?source=/girls&lang=english'),
    );
  },
};
/** Nothing where everything is on the first page. */
export const Nothing: Story = {
  args: { totalCount: 98 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('nav')).toBeNull();
  },
};
/** An address beyond the end offers the last page. */
export const ManyOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { page: 999, totalCount: 20_000 },
};

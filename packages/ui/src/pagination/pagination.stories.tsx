import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { says } from '../story/index.ts';
import { paginationDocs } from './pagination.docs.ts';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'UI/Pagination',
  component: Pagination,
  parameters: { componentDocs: paginationDocs, conformance: { tag: 'nav' } },
  args: { page: 7, pageCount: 23, hrefOf: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { page: 123_456_789, pageCount: 987_654_321 } satisfies Story['args'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const here = canvas.getByRole('link', { name: says('ui:pagination.page', { page: 7 }) });
    await expect(here).toHaveAttribute('aria-current', 'page');
    const next = canvas.getByRole('link', { name: says('ui:pagination.next') });
    await expect(next).toHaveAttribute('href', '#page-8');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: says('ui:pagination.previous') })).toHaveFocus();
  },
};

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 23 } };

export const Few: Story = { args: { page: 2, pageCount: 3 } };

/** A single page shows no numbers. */
export const One: Story = {
  args: { page: 1, pageCount: 1 },
  render: (args) => (
    <p>
      All on one page. <Pagination {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

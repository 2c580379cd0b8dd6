import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx';
import { Link } from './link/link.tsx';
import { LinkRendererProvider } from './link-renderer/link-renderer.tsx';
import { LoadMore } from './load-more/load-more.tsx';
import { Pagination } from './pagination/pagination.tsx';
import { says } from './story/index.ts';

const meta = { title: 'UI/Navigation' } satisfies Meta;
export default meta;
type Story = StoryObj;

const crumbs = [
  { label: 'Home', href: '#home' },
  { label: 'Cam girls', href: '#girls' },
  { label: 'Aurora Vale', href: '#aurora' },
];

export const Default: Story = {
  tags: ['SHELL-05'],
  render: () => <Breadcrumbs items={crumbs} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const nav = canvas.getByRole('navigation', { name: says('ui:breadcrumbs') });
    await expect(within(nav).getByRole('link', { name: 'Aurora Vale' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

const visited = fn();

/** A router draws the links: no page load. */
export const WithARouter: Story = {
  render: () => (
    <LinkRendererProvider
      renderLink={({ href, children, ...rest }) => (
        <a
          href={href}
          {...rest}
          onClick={(event) => {
            event.preventDefault();
            visited(href);
          }}
        >
          {children}
        </a>
      )}
    >
      <Breadcrumbs items={crumbs} />
    </LinkRendererProvider>
  ),
  play: async ({ canvasElement }) => {
    visited.mockClear();
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Cam girls' }));
    await expect(visited).toHaveBeenCalledWith('#girls');
  },
};

export const Links: Story = {
  render: () => (
    <p>
      A text with <Link href="#brand">a link in it</Link> and{' '}
      <Link href="#quiet" tone="quiet">
        a quiet one
      </Link>
      .
    </p>
  ),
};

export const Pages: Story = {
  render: () => <Pagination page={7} pageCount={23} hrefOf={(page) => `#page-${page}`} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: says('ui:pagination.page', { page: 7 }) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: says('ui:pagination.next') })).toHaveAttribute(
      'href',
      '#page-8',
    );
  },
};

export const PagesOnAPhone: Story = { ...Pages, play: undefined, globals: { viewport: { value: 'mobile' } } };

const Growing = () => {
  const [count, setCount] = useState(3);
  return (
    <>
      <ul>
        {Array.from({ length: count }, (_, index) => `Room ${index + 1}`).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <LoadMore hasMore={count < 6} loading={false} ahead={0} onLoadMore={() => setCount(count + 3)} />
    </>
  );
};

export const MoreByButton: Story = {
  render: () => <Growing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('ui:loadMore') }));
    await expect(canvas.getByText('Room 6')).toBeVisible();
    await expect(canvas.getByText(says('ui:allShown'))).toBeVisible();
  },
};

export const MoreWhileLoading: Story = { render: () => <LoadMore hasMore loading onLoadMore={() => {}} /> };

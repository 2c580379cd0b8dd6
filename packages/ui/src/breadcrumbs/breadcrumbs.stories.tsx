import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkRendererProvider } from '../link-renderer/link-renderer.tsx';
import { longText, says } from '../story/index.ts';
import { breadcrumbsDocs } from './breadcrumbs.docs.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'UI/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { componentDocs: breadcrumbsDocs, conformance: { tag: 'nav' } },
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Cam girls', href: '#girls' },
      { label: 'Aurora Vale', href: '#aurora' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      items: [
        { label: 'Home', href: '#home' },
        { label: longText, href: '#long' },
        { label: `<b>${longText}</b>`, href: '#longer' },
      ],
    } satisfies Story['args'],
  },
  tags: ['SHELL-05'],
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: says('ui:breadcrumbs') });
    const here = within(nav).getByRole('link', { name: 'Aurora Vale' });
    await expect(here).toHaveAttribute('aria-current', 'page');
  },
};

const visited = fn();

/** The router's links navigate without a page load. */
export const WithARouter: Story = {
  render: (args) => (
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
      <Breadcrumbs {...args} />
    </LinkRendererProvider>
  ),
  play: async ({ canvasElement }) => {
    visited.mockClear();
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Cam girls' }));
    await expect(visited).toHaveBeenCalledWith('#girls');
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Breadcrumbs {...args} />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { variantMatrix } from '../story/index.ts';
import { linkDocs } from './link.docs.ts';
import { Link, linkVariants } from './link.tsx';

const meta = {
  title: 'UI/Link',
  component: Link,
  parameters: { componentDocs: linkDocs, conformance: { tag: 'a' } },
  args: { href: '#rules', children: 'Read the rules' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Read the rules' })).toHaveFocus();
  },
};

export const Matrix: Story = variantMatrix(linkVariants, (props) => (
  <Link {...props} href="#rules">
    Read the rules
  </Link>
));

export const InAText: Story = {
  render: (args) => (
    <p className="max-w-prose">
      Before your first private show, <Link {...args}>read the rules</Link>; they are short.
    </p>
  ),
};

export const AsRouterLink: Story = {
  args: {
    asChild: true,
    href: undefined,
    children: <a href="#home">Home</a>,
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Home' });
    await expect(link).toHaveAttribute('data-component', 'link');
  },
};

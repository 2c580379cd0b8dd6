import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { says } from '../story/index.ts';
import { skipLinkDocs } from './skip-link.docs.ts';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'UI/Skip link',
  component: SkipLink,
  parameters: { componentDocs: skipLinkDocs, conformance: { tag: 'a' } },
  args: { target: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Sections" className="flex gap-4 py-14">
        <Link href="#girls">Girls</Link>
        <Link href="#men">Men</Link>
      </nav>
      <main id="content" tabIndex={-1}>
        Content
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden until it receives focus, as the first tab stop. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: says('ui:skip') });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(link).toHaveAttribute('href', '#content');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getByRole('link', { name: says('ui:skip') })
      .focus();
  },
};

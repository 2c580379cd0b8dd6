import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LinkRow } from './link-row.tsx';

const meta = {
  title: 'Site/Browse/Link row',
  component: LinkRow,
  args: { links: ['chat', 'yoga', 'music'].map((tag) => ({ label: `#${tag}`, href: `/tag/${tag}` })) },
} satisfies Meta<typeof LinkRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      links: [
        { label: longText, href: '/tag/long' },
        { label: '<b>markup</b>', href: '/tag/markup' },
      ],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '#yoga' })).toHaveAttribute(
      'href',
      expect.stringContaining('/tag/yoga'),
    );
  },
};
/** Nothing at all without links. */
export const Nothing: Story = {
  args: { links: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('ul')).toBeNull();
  },
};

import { examplePressItem } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pressScreenDocs } from './press-screen.docs.ts';
import { PressScreen } from './press-screen.tsx';

const meta = {
  title: 'Site/Content/Press',
  component: PressScreen,
  parameters: { layout: 'fullscreen', componentDocs: pressScreenDocs, conformance: { tag: 'div' } },
  args: {
    items: [
      examplePressItem,
      { ...examplePressItem, id: 2, outlet: 'Example Weekly', title: 'Tokens, explained' },
    ],
    outlets: ['All outlets', 'The Example Post', 'Example Weekly'].map((label, at) => ({
      href: `/press?outlet=${at}`,
      label,
      current: at === 0,
    })),
    page: 1,
    pageCount: 2,
    hrefOf: (page: number) => `/press?page=${page}`,
    error: null,
    onRetry: fn(),
  },
} satisfies Meta<typeof PressScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      items: [{ ...examplePressItem, title: longText, summary: longText, outlet: longText }],
    } satisfies Story['args'],
  },
  name: 'Default [PRESS-01]',
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: examplePressItem.title });
    await expect(link).toHaveAttribute('href', examplePressItem.url);
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    // One article leads, and its link covers the card.
    const [lead, ...others] = canvasElement.querySelectorAll('[data-lead]');
    await expect(others).toHaveLength(0);
    const { x, y } = (lead as Element).getBoundingClientRect();
    await expect(document.elementFromPoint(x + 20, y + 20)).toBe(link);
  },
};
/** A later page has no newest article. */
export const LaterPage: Story = {
  args: { page: 2 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-lead]')).toBeNull();
    await expect(canvasElement.querySelectorAll('[data-part=article]')).toHaveLength(2);
  },
};
export const One: Story = { args: { items: [examplePressItem], pageCount: 1 } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' }, language: 'de' } };
export const Loading: Story = { args: { items: undefined, pageCount: 0 } };
export const Empty: Story = { args: { items: [], outlets: [], pageCount: 0 } };
export const Failed: Story = {
  args: { items: undefined, pageCount: 0, error: 'No connection. Check your network and try again.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

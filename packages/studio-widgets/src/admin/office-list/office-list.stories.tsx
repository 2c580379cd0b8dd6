import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyList } from '../../story/lists.ts';
import { officeListDocs } from './office-list.docs.ts';
import { OfficeList } from './office-list.tsx';

const meta = {
  title: 'Studio/Admin/Office list',
  component: OfficeList<string>,
  parameters: { componentDocs: officeListDocs, conformance: { tag: 'div' } },
  args: {
    label: 'Users',
    items: ['rosalind', 'somebody'],
    keyOf: (name: string) => name,
    renderItem: (name: string) => <p>{name}</p>,
    empty: 'No matching accounts.',
    state: storyList,
  },
} satisfies Meta<typeof OfficeList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      items: [longText, 'x'.repeat(200)],
      state: { ...storyList, hasMore: true },
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
  },
};
export const WithMore: Story = {
  args: { state: { ...storyList, hasMore: true } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('ui:loadMore') }));
    await expect(args.state.onMore).toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { items: undefined } };
export const Empty: Story = { args: { items: [] } };
export const Failed: Story = {
  args: { items: undefined, state: { ...storyList, error: 'The platform does not answer.' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.state.onRetry).toHaveBeenCalled();
  },
};

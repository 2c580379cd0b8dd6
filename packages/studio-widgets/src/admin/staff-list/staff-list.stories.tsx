import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StaffList } from './staff-list.tsx';

const state = { hasMore: false, isAsking: false, errorMessage: null, onMore: fn(), onRetry: fn() };

const meta = {
  title: 'Screens/Admin/List',
  component: StaffList<string>,
  args: {
    label: 'Users',
    items: ['rosalind', 'somebody'],
    keyOf: (name: string) => name,
    render: (name: string) => <p>{name}</p>,
    empty: 'No account matches.',
    state,
  },
} satisfies Meta<typeof StaffList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      items: [longText, 'x'.repeat(200)],
      state: { ...state, hasMore: true },
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
  },
};
export const WithMore: Story = {
  args: { state: { ...state, hasMore: true } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('ui:loadMore') }));
    await expect(args.state.onMore).toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { items: undefined } };
export const Empty: Story = { args: { items: [] } };
export const Failed: Story = {
  args: { items: undefined, state: { ...state, errorMessage: 'The platform does not answer.' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.state.onRetry).toHaveBeenCalled();
  },
};

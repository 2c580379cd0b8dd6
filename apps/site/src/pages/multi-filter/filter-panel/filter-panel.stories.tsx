import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FilterPanel } from './filter-panel.tsx';

const meta = {
  title: 'Screens/Filter panel',
  component: FilterPanel,
  args: { action: '/multi-filter', search: '', tags: ['chat', 'yoga', 'music'], onChange: fn() },
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The second choice adds to the first one before the page has followed. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: says('lists:filter.language.german') }));
    await expect(args.onChange).toHaveBeenLastCalledWith('?lang=german');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: says('lists:filter.section') }),
      '/girls',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('?source=/girls&lang=german');
  },
};

/** Each filter is a link that removes it, so it works without scripts. */
export const Filtered: Story = {
  args: { search: '?source=/girls&rate=60&tag=chat,travel&lang=german&new_sort=price' },
  play: async ({ canvasElement }) => {
    const chips = within(within(canvasElement).getByRole('list', { name: says('lists:filter.active') }));
    await expect(chips.getByRole('link', { name: /#chat/ })).toHaveAttribute(
      'href',
      '/multi-filter?source=/girls&rate=60&new_sort=price&tag=travel&lang=german',
    );
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    search: `?tag=${'a'.repeat(64)}&source=/girls/private-shows/exclusive-available-now`,
    tags: [longText.slice(0, 60)],
  },
};

import { longText, says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { filterPanelDocs } from './filter-panel.docs.ts';
import { FilterPanel } from './filter-panel.tsx';

const meta = {
  title: 'Site/Browse/Filter panel',
  component: FilterPanel,
  parameters: { componentDocs: filterPanelDocs, conformance: { tag: 'div' } },
  args: {
    action: '/multi-filter',
    search: '',
    sections: [
      { value: '/girls', label: 'Cam girls' },
      { value: '/couples', label: 'Couple cams' },
      { value: '/men', label: 'Men cams' },
      { value: '/trans', label: 'Trans cams' },
    ],
    tags: ['chat', 'yoga', 'music'],
    count: 43,
    listId: 'rooms',
    onChange: fn(),
  },
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

const counts = {
  source: { '/': 1_204, '/girls': 880, '/couples': 96, '/men': 140, '/trans': 88 },
  lang: { english: 1_100, german: 210 },
  region: { europe: 400, usa: 60 },
  tag: { chat: 300, yoga: 12 },
  rate: { '6': 0, '12': 4, '18': 40, '30': 210, '60': 600, '90': 800, '120': 1_000 },
  chRate: { '3': 900, '4': 700, '5': 12 },
};
/** Each value says how many rooms it would give; a value without rooms says so and stays a choice. */
export const Counted: Story = {
  name: 'Counts of each value [BROWSE-04]',
  args: { counts, search: '?lang=german' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const named = (name: string, shown: string) => storyText('lists:filter.counted', { name, shown });
    await expect(
      canvas.getByRole('checkbox', { name: named(storyText('lists:filter.language.german'), '210') }),
    ).toBeChecked();
    await expect(
      canvas.getByRole('checkbox', { name: named(storyText('lists:filter.language.polish'), '0') }),
    ).toBeEnabled();
  },
};
export const CountedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    tags: [longText.slice(0, 60)],
    counts: { ...counts, lang: { english: 9_007_199_254_740_991 } },
  },
};

/** The button leads to the list and stays in view while the panel is. */
export const LeadsToTheList: Story = {
  globals: { viewport: { value: 'mobile' } },
  render: (args) => (
    <div data-part="window" className="h-80 overflow-y-auto">
      <FilterPanel {...args} />
      <section id={args.listId} tabIndex={-1} aria-label="Rooms" className="h-200" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', {
      name: storyText('lists:filter.show', { count: 43, shown: '43' }),
    });
    const box = canvasElement.querySelector('[data-part=window]');
    await expect(box?.scrollTop).toBe(0);
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      (box?.getBoundingClientRect().bottom ?? 0) + 1,
    );
    await userEvent.click(button);
    await expect(box?.scrollTop).toBeGreaterThan(0);
    await expect(canvas.getByRole('region', { name: 'Rooms' })).toHaveFocus();
  },
};
/** While rooms load the button keeps its place. */
export const Loading: Story = {
  args: { count: undefined },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: says('lists:filter.loading') });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
export const FailedToLoad: Story = { args: { count: null } };
export const WithoutRooms: Story = { args: { count: 0, search: '?lang=german' } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    search: `?tag=${'a'.repeat(64)}&source=/girls/private-shows/exclusive-available-now`,
    tags: [longText.slice(0, 60)],
  },
};

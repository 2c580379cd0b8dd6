import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { searchSuggestDocs } from './search-suggest.docs.ts';
import { SearchSuggest } from './search-suggest.tsx';

/** Keeps the typed text, as the dialog does. */
const Typed = (props: ComponentProps<typeof SearchSuggest>) => {
  const [query, setQuery] = useState('');
  return <SearchSuggest {...props} query={query} onQueryChange={setQuery} />;
};

const meta = {
  title: 'Site/Search/Suggestions',
  component: SearchSuggest,
  parameters: { componentDocs: searchSuggestDocs, conformance: { tag: 'div' } },
  render: (args) => <Typed {...args} />,
  args: {
    query: '',
    suggestions: {
      models: [
        { username: 'luna_maren', display_name: 'Luna Maren', is_live: true },
        { username: 'lunette', display_name: 'Lunette', is_live: false },
      ],
      tags: [{ tag: 'lunch', count: 1_200 }],
      popular: ['music', 'dance'],
    },
    recent: ['luna'],
    error: null,
    onQueryChange: fn(),
    onSearch: fn(),
    onOpen: fn(),
    onClearRecent: fn(),
  },
} satisfies Meta<typeof SearchSuggest>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [BROWSE-06] The keyboard alone: type, go to a match, open it; or search for the text. */
export const Default: Story = {
  parameters: {
    longText: {
      suggestions: {
        models: [{ username: 'luna_maren', display_name: longText, is_live: true }],
        tags: [{ tag: longText.replaceAll(' ', '-'), count: 1_200 }],
        popular: [longText],
      },
      recent: [longText],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'lun{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('/luna_maren');
    await userEvent.type(field, '{Escape}dance floor{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('dance floor');
    await userEvent.type(field, '{Escape}');
    await userEvent.click(
      within(canvasElement).getByRole('option', { name: says('search:search.clearRecent') }),
    );
    await expect(args.onClearRecent).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { suggestions: undefined, recent: [] } };
export const Failed: Story = {
  args: { suggestions: undefined, error: 'No connection. Check your network and try again.' },
};

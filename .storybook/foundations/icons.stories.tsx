import { icons } from 'virtual:used-icons';
import { EmptyState, TextInput, useAnnounce } from '@footlight/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Foundations/Icons',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Search = () => {
  const [query, setQuery] = useState('');
  const [copied, setCopied] = useState('');
  const announce = useAnnounce();
  const found = Object.entries(icons).filter(([name]) =>
    name.toLowerCase().includes(query.trim().toLowerCase()),
  );
  const copy = (name: string) => {
    navigator.clipboard?.writeText(`import { ${name} } from 'lucide-react';`).then(
      () => {
        setCopied(name);
        announce(`${name} copied`);
      },
      () => undefined,
    );
  };
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-[44rem] text-base text-text-muted">
        All icons are from Lucide, drawn with a line of 2 on a ground of 24. An icon stands beside a word or
        has a name of its own; it is never the only sign of a state. Press one to copy its import.
      </p>
      <TextInput
        type="search"
        aria-label="Find an icon"
        placeholder="Find an icon"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        className="max-w-80"
      />
      {found.length === 0 ? (
        <EmptyState icon={<SearchX />} title={`No icon in use is called “${query}”.`} />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
          {found.map(([name, Icon]) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => copy(name)}
                className="flex w-full flex-col items-center gap-2 rounded-lg border border-border bg-surface p-4 text-xs text-text-muted hover:text-text"
              >
                <Icon aria-hidden className="size-6 text-text" />
                <span className="wrap-anywhere">{copied === name ? 'Copied' : name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

export const Default: Story = {
  render: () => <Search />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button').length).toBeGreaterThan(20);
    await userEvent.type(canvas.getByRole('searchbox'), 'play');
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
  },
};

export const NothingFound: Story = {
  render: () => <Search />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'unicorn');
    await expect(canvas.getByText('No icon in use is called “unicorn”.')).toBeVisible();
  },
};

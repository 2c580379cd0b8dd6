import type { Meta, StoryObj } from '@storybook/react-vite';
import { Coins, Heart, Home, Moon, Settings, Volume2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { says } from '../story/index.ts';
import { commandListDocs } from './command-list.docs.ts';
import { CommandList } from './command-list.tsx';
import type { CommandGroup } from './match-commands.ts';

const groups: CommandGroup[] = [
  {
    id: 'go',
    label: 'Go to',
    items: [
      { id: 'home', label: 'Home', icon: <Home />, shortcut: ['G', 'H'] },
      { id: 'favourites', label: 'Favourites', icon: <Heart />, keywords: ['loved'] },
      { id: 'settings', label: 'Settings', icon: <Settings />, hint: 'Account, privacy, sound' },
    ],
  },
  {
    id: 'do',
    label: 'Do',
    items: [
      { id: 'sound', label: 'Turn the sound off', icon: <Volume2 />, shortcut: ['M'], keywords: ['mute'] },
      { id: 'dark', label: 'Dark colours', icon: <Moon /> },
      { id: 'buy', label: 'Buy tokens', icon: <Coins />, disabled: true },
    ],
  },
];

const meta = {
  title: 'UI/Command list',
  component: CommandList,
  args: { label: 'Go or do', groups, onSelect: fn(), onQueryChange: fn() },
  parameters: { componentDocs: commandListDocs, conformance: { tag: 'div' } },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommandList>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('combobox', { name: 'Go or do' });
const pointedAt = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

/** Arrow keys wrap and skip disabled results; Enter runs one, and focus stays in the field. */
export const Default: Story = {
  parameters: {
    longText: {
      groups: [
        {
          id: 'long',
          label: 'Einstellungsbereichsbezeichnung '.repeat(4),
          items: [
            {
              id: 'a',
              label: 'Benachrichtigungseinstellungen'.repeat(10),
              hint: '<i>Hinweis</i> '.repeat(20),
              shortcut: ['M'],
            },
            { id: 'b', label: 'Kurz' },
          ],
        },
      ],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    await expect(pointedAt(input)).toContain('Home');
    await userEvent.keyboard('{ArrowUp}');
    await expect(pointedAt(input)).toContain('Dark colours');
    await userEvent.keyboard('{ArrowDown}{PageDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'home' }));
    await expect(input).toHaveFocus();
  },
};

/** Finds by words and highlights them; Esc clears the field. */
export const Searches: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = field(canvasElement);
    await userEvent.type(input, 'MUTE');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'sound' }));
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'set');
    await expect(canvasElement.querySelector('[data-part="match"]')).toHaveTextContent('Set');
  },
};

export const TakesAClick: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('option', { name: 'Buy tokens' }));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('option', { name: 'Dark colours' }));
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'dark' }));
  },
};

/** Shows the query as text, never as markup. */
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '<b>x</b>');
    const empty = canvasElement.querySelector('[data-part="empty"]');
    await expect(empty).toHaveTextContent('<b>x</b>');
    await expect(empty?.querySelector('b')).toBeNull();
  },
};

export const Loading: Story = { args: { groups: [], loading: true } };

export const Empty: Story = {
  args: { groups: [] },
  play: async ({ canvasElement }) => {
    const [shown] = within(canvasElement).getAllByText(says('extra:command.empty'));
    await expect(shown).toBeVisible();
  },
};

/** The parent searches; the list shows all results it passes. */
export const ResultsFromElsewhere: Story = {
  args: { filter: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 'zz');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('zz');
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(6);
  },
};

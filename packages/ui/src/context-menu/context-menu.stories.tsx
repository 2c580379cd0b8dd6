import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Copy, Flag, User } from 'lucide-react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { MenuGroup, MenuItem, MenuLink, MenuSeparator } from '../dropdown-menu/menu-items.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { contextMenuDocs } from './context-menu.docs.ts';
import { ContextMenu } from './context-menu.tsx';

const onCopy = fn();

const target = (
  <button
    type="button"
    className="w-full max-w-80 rounded-md border border-border bg-surface px-4 py-6 text-start wrap-anywhere"
  >
    mia_77: what a lovely evening
  </button>
);

const meta = {
  title: 'UI/Context menu',
  component: ContextMenu,
  args: {
    label: 'Line of mia_77',
    target,
    children: (
      <MenuGroup label="mia_77">
        <MenuItem icon={<Copy />} aside={<Kbd size="sm" keys={['Mod', 'C']} />} onSelect={onCopy}>
          Copy
        </MenuItem>
        <MenuLink icon={<User />} href="#profile">
          Profile
        </MenuLink>
        <MenuItem icon={<Flag />} disabled onSelect={() => {}}>
          Report
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Ban />} danger onSelect={() => {}}>
          Ban
        </MenuItem>
      </MenuGroup>
    ),
  },
  parameters: {
    componentDocs: contextMenuDocs,
    docs: { story: { inline: false, height: 380 } },
  },
  decorators: [
    (Story) => (
      <div className="min-h-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const open = async (canvasElement: HTMLElement) => {
  const button = within(canvasElement).getByRole('button');
  button.focus();
  const { left, bottom } = button.getBoundingClientRect();
  // The event that the menu key and Shift+F10 send.
  await fireEvent.contextMenu(button, { clientX: left + 24, clientY: bottom - 24 });
  return page().findByRole('menu');
};

/** Arrow keys skip disabled items; Enter runs one and closes the menu. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    onCopy.mockClear();
    const menu = await open(canvasElement);
    await expect(menu).toHaveAttribute('aria-label', 'Line of mia_77');
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Ban' })).toHaveFocus());
    await userEvent.keyboard('{Home}{Enter}');
    await expect(onCopy).toHaveBeenCalledOnce();
    await waitFor(() => expect(page().queryByRole('menu')).toBeNull());
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard('{ArrowDown}');
  },
};

/** Esc closes the menu and returns focus. */
export const GivesTheFocusBack: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
  },
};

/** The browser's own menu opens. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const isLeftAlone = await fireEvent.contextMenu(button);
    await expect(isLeftAlone).toBe(true);
    await expect(page().queryByRole('menu')).toBeNull();
  },
};

export const OpenOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    children: (
      <MenuItem icon={<Copy />} onSelect={() => {}}>
        {'Donaudampfschifffahrtsgesellschaftskapitän kopieren '.repeat(6)}
      </MenuItem>
    ),
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

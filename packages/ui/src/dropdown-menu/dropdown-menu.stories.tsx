import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, LogOut, Settings, Trash2, Wallet } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { longText } from '../story/index.ts';
import { TokenAmount } from '../token-amount/token-amount.tsx';
import { dropdownMenuDocs } from './dropdown-menu.docs.ts';
import { DropdownMenu } from './dropdown-menu.tsx';
import { MenuCheckboxItem, MenuRadioGroup, MenuRadioItem, MenuSub } from './menu-choices.tsx';
import { MenuGroup, MenuItem, MenuLink, MenuSeparator } from './menu-items.tsx';

const trigger = (
  <Button variant="outline" iconEnd={<ChevronDown />}>
    Account
  </Button>
);
const logOut = fn();

const meta = {
  title: 'UI/Dropdown menu',
  component: DropdownMenu,
  parameters: {
    componentDocs: dropdownMenuDocs,
    conformance: { tag: 'div', args: { open: true } },
    docs: { story: { inline: false, height: 320 } },
  },
  args: {
    trigger,
    align: 'start',
    children: (
      <MenuGroup label="Mia Lund">
        <MenuLink href="#tokens" icon={<Wallet />} aside={<TokenAmount value={1250} />}>
          Tokens
        </MenuLink>
        <MenuLink href="#settings" icon={<Settings />}>
          Settings
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon={<LogOut />} onSelect={logOut}>
          Log out
        </MenuItem>
      </MenuGroup>
    ),
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

/** Opens, navigates and closes by keyboard; the focus returns. */
export const Default: Story = {
  parameters: {
    longText: {
      open: true,
      children: (
        <MenuGroup label={longText}>
          <MenuItem icon={<Settings />} aside={<TokenAmount value={1e9} />} onSelect={() => {}}>
            {longText}
          </MenuItem>
          <MenuLink href="#tokens">{`<b>${longText}</b>`}</MenuLink>
        </MenuGroup>
      ),
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    logOut.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Account' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const menu = await page().findByRole('menu');
    await expect(within(menu).getByRole('group', { name: 'Mia Lund' })).toContainElement(
      within(menu).getByRole('menuitem', { name: 'Log out' }),
    );
    await expect(within(menu).getByRole('menuitem', { name: /Tokens/ })).toHaveFocus();
    await userEvent.keyboard('se');
    await expect(within(menu).getByRole('menuitem', { name: 'Settings' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(within(menu).getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(logOut).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await page().findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(logOut).toHaveBeenCalledOnce();
  },
};

/** By pointer: hover highlights, a click outside closes, and the button toggles the menu. */
export const ByPointer: Story = {
  play: async ({ canvasElement }) => {
    logOut.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Account' });
    await userEvent.click(button);
    const menu = await page().findByRole('menu');
    await expect(menu).toHaveFocus();
    const item = within(menu).getByRole('menuitem', { name: 'Log out' });
    // One pointer that moves from the item to the label.
    const pointer = userEvent.setup();
    await pointer.hover(item);
    await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
    await pointer.hover(within(menu).getByText('Mia Lund'));
    await waitFor(() => expect(item).not.toHaveAttribute('data-highlighted'));
    await userEvent.click(button);
    await waitFor(() => expect(page().queryByRole('menu')).toBeNull());
    await userEvent.click(button);
    await userEvent.click(document.body);
    await waitFor(() => expect(page().queryByRole('menu')).toBeNull());
    await userEvent.click(button);
    await userEvent.click(page().getByRole('menuitem', { name: 'Log out' }));
    await expect(logOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Arrow Up on the button opens at the end, arrow keys wrap, and Tab closes it and moves on. */
export const KeysOfTheButton: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Account' });
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    const menu = within(await page().findByRole('menu'));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Log out' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(menu.getByRole('menuitem', { name: /Tokens/ })).toHaveFocus();
    // The browser moves on from the button; the simulated keyboard would move on from the item.
    await expect(fireEvent.keyDown(document.activeElement as Element, { key: 'Tab' })).toBe(true);
    await waitFor(() => expect(page().queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await page().findByRole('menu');
    await waitFor(() => expect(page().getByRole('menuitem', { name: /Tokens/ })).toHaveFocus());
  },
};

const ViewMenu = () => {
  const [viewers, setViewers] = useState(true);
  const [sort, setSort] = useState('name');
  return (
    <>
      <MenuCheckboxItem checked={viewers} onCheckedChange={setViewers}>
        Viewers
      </MenuCheckboxItem>
      <MenuRadioGroup label="Sort by" value={sort} onValueChange={setSort}>
        <MenuRadioItem value="name">Name</MenuRadioItem>
        <MenuRadioItem value="new">Newest</MenuRadioItem>
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuSub label="More" icon={<Settings />}>
        <MenuItem onSelect={logOut}>Log out</MenuItem>
      </MenuSub>
    </>
  );
};

/** Choices leave the menu open; a submenu opens by its arrow key. */
export const ChoicesAndSubmenu: Story = {
  args: { children: <ViewMenu /> },
  play: async ({ canvasElement }) => {
    logOut.mockClear();
    within(canvasElement).getByRole('button', { name: 'Account' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await page().findByRole('menu'));
    const viewers = menu.getByRole('menuitemcheckbox', { name: 'Viewers' });
    await waitFor(() => expect(viewers).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(viewers).toHaveAttribute('aria-checked', 'false');
    await expect(menu.getByRole('group', { name: 'Sort by' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(menu.getByRole('menuitemradio', { name: 'Newest' })).toBeChecked();
    await expect(menu.getByRole('menuitemradio', { name: 'Name' })).not.toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(page().getByRole('menuitem', { name: 'Log out' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'More' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(await page().findByRole('menuitem', { name: 'Log out' }));
    await expect(logOut).toHaveBeenCalledOnce();
  },
};

export const Open: Story = { args: { open: true } };

export const DangerAndDisabled: Story = {
  args: {
    open: true,
    children: (
      <>
        <MenuItem icon={<Settings />} disabled onSelect={() => {}}>
          Not now
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} danger onSelect={() => {}}>
          Delete the room
        </MenuItem>
      </>
    ),
  },
  play: async () => {
    const menu = await page().findByRole('menu');
    await expect(within(menu).getByRole('menuitem', { name: 'Not now' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** On a right-to-left page the menu is mirrored. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Account' }));
    await waitFor(() => expect(page().getByRole('menu')).toHaveStyle({ direction: 'rtl' }));
  },
};

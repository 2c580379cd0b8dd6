import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, LogOut, Settings, Wallet } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx';
import { MenuGroup, MenuItem, MenuLink, MenuSeparator } from '../dropdown-menu/menu-items.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { longText, says } from '../story/index.ts';
import { TokenAmount } from '../token-amount/token-amount.tsx';
import { siteHeaderDocs } from './site-header.docs.ts';
import { SiteHeader } from './site-header.tsx';

const logo = (
  <a href="#home" className="heading text-xl">
    Footlight
  </a>
);
const nav = [
  { href: '#girls', label: 'Girls', current: true },
  { href: '#men', label: 'Men' },
  { href: '#trans', label: 'Trans' },
  { href: '#couples', label: 'Couples' },
];
const member = {
  balance: (
    <Button variant="outline" size="sm" iconEnd={<ChevronDown />}>
      <TokenAmount value={1250} />
    </Button>
  ),
  account: (
    <DropdownMenu
      trigger={
        <IconButton label="Account">
          <Avatar name="Mia Lund" size="sm" />
        </IconButton>
      }
    >
      <MenuGroup label="Mia Lund">
        <MenuLink href="#tokens" icon={<Wallet />} aside={<TokenAmount value={1250} />}>
          Tokens
        </MenuLink>
        <MenuLink href="#settings" icon={<Settings />}>
          Settings
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon={<LogOut />} danger onSelect={() => {}}>
          Log out
        </MenuItem>
      </MenuGroup>
    </DropdownMenu>
  ),
};

const meta = {
  title: 'UI/Site header',
  component: SiteHeader,
  args: { logo, nav, ...member },
  parameters: { componentDocs: siteHeaderDocs, conformance: { tag: 'header' }, layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      logo: (
        <a href="#home" className="heading truncate text-xl">
          {longText}
        </a>
      ),
      nav: [
        { href: '#long', label: longText, current: true },
        { href: '#men', label: 'Men' },
      ],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('navigation', { name: says('ui:nav.main') });
    await expect(within(main).getByRole('link', { name: 'Girls' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Guest: Story = {
  args: {
    balance: undefined,
    account: (
      <>
        <Button variant="ghost" size="sm">
          Log in
        </Button>
        <Button size="sm">Sign up</Button>
      </>
    ),
  },
};

export const AccountMenu: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Account' }));
    const menu = await within(document.body).findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(within(menu).getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

/** Large text moves the actions into a row of their own; the logo stays. */
export const LargeTextOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { ...Guest.args },
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    try {
      const { width } = within(canvasElement).getByText('Footlight').getBoundingClientRect();
      await expect(width).toBeGreaterThan(100);
      await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    } finally {
      root.style.fontSize = '';
    }
  },
};

/** On a phone one row; the sections stay on a wide window. */
export const Slim: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { slim: true },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('banner');
    const isWide = window.matchMedia('(min-width: 800px)').matches;
    const sections = within(header).queryByRole('navigation', { name: says('ui:nav.main') });
    if (isWide) await expect(sections).toBeVisible();
    else {
      await expect(sections).toBeNull();
      await expect(header.clientHeight).toBeLessThanOrEqual(50);
    }
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, LogOut, Settings, Wallet } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import {
  DropdownMenu,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
} from '../dropdown-menu/dropdown-menu.tsx';
import type { Language } from '../i18n/languages.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LanguageSelect } from '../language-select/language-select.tsx';
import { type SchemeChoice, SchemeToggle } from '../scheme-toggle/scheme-toggle.tsx';
import { SiteFooter } from '../site-footer/site-footer.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { says } from '../story/index.ts';
import { TokenAmount } from '../token-amount/token-amount.tsx';
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
      <MenuLabel>Mia Lund</MenuLabel>
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
    </DropdownMenu>
  ),
};

const meta = {
  title: 'UI/Site header and footer',
  component: SiteHeader,
  args: { logo, nav, ...member },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
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

export const Skip: Story = {
  render: (args) => (
    <>
      <SkipLink target="content" />
      <SiteHeader {...args} />
      <main id="content" tabIndex={-1} className="p-6">
        Content
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: says('ui:skip') });
    link.focus();
    await expect(link).toHaveFocus();
  },
};

const FooterDemo = () => {
  const [language, setLanguage] = useState<Language>('en');
  const [scheme, setScheme] = useState<SchemeChoice>('system');
  return (
    <SiteFooter
      logo={logo}
      groups={[
        {
          title: 'Watch',
          links: [
            { href: '#girls', label: 'Girls' },
            { href: '#men', label: 'Men' },
          ],
        },
        {
          title: 'Help',
          links: [
            { href: '#support', label: 'Support' },
            { href: '#faq', label: 'Questions' },
          ],
        },
      ]}
      preferences={
        <>
          <LanguageSelect value={language} onValueChange={setLanguage} />
          <SchemeToggle value={scheme} onValueChange={setScheme} />
        </>
      }
      legal={<p>All performers were at least 18 years old when they were recorded.</p>}
    />
  );
};

export const Footer: Story = {
  render: () => <FooterDemo />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: says('ui:language') }), 'nl');
    await expect(canvas.getByRole('combobox', { name: says('ui:language') })).toHaveValue('nl');
    await userEvent.click(canvas.getByRole('radio', { name: says('ui:scheme.dark') }));
    await expect(canvas.getByRole('radio', { name: says('ui:scheme.dark') })).toBeChecked();
  },
};

export const FooterOnAPhone: Story = {
  ...Footer,
  play: undefined,
  globals: { viewport: { value: 'mobile' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { LanguageSelect } from '../language-select/language-select.tsx';
import type { Language } from '../locales/languages.ts';
import { type SchemeChoice, SchemeToggle } from '../scheme-toggle/scheme-toggle.tsx';
import { longText, says } from '../story/index.ts';
import { siteFooterDocs } from './site-footer.docs.ts';
import { SiteFooter } from './site-footer.tsx';

const Preferences = () => {
  const [language, setLanguage] = useState<Language>('en');
  const [scheme, setScheme] = useState<SchemeChoice>('system');
  return (
    <>
      <LanguageSelect value={language} onValueChange={setLanguage} />
      <SchemeToggle value={scheme} onValueChange={setScheme} />
    </>
  );
};

const meta = {
  title: 'UI/Site footer',
  component: SiteFooter,
  parameters: { componentDocs: siteFooterDocs, conformance: { tag: 'footer' }, layout: 'fullscreen' },
  args: {
    logo: (
      <a href="#home" className="heading text-xl">
        Footlight
      </a>
    ),
    groups: [
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
    ],
    preferences: <Preferences />,
    legal: <p>All performers were at least 18 years old when they were recorded.</p>,
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      groups: [{ title: longText, links: [{ href: '#long', label: longText }] }],
      legal: longText,
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const nav = canvas.getByRole('navigation', { name: says('ui:nav.footer') });
    await expect(within(nav).getAllByRole('link')).toHaveLength(4);
    const language = canvas.getByRole('combobox', { name: says('ui:language') });
    await userEvent.selectOptions(language, 'nl');
    await expect(language).toHaveValue('nl');
    await userEvent.click(canvas.getByRole('radio', { name: says('ui:scheme.dark') }));
    await expect(canvas.getByRole('radio', { name: says('ui:scheme.dark') })).toBeChecked();
  },
};

export const OnlyLinks: Story = { args: { logo: undefined, preferences: undefined, legal: undefined } };

export const WithNotice: Story = { args: { notice: 'Demo: rooms and payments are simulated.' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

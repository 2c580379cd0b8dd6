import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { accountSettingsScreenDocs } from './account-settings-screen.docs.ts';
import { AccountSettingsScreen } from './account-settings-screen.tsx';

const text = <p>…</p>;

const meta = {
  title: 'Site/Account/Settings',
  component: AccountSettingsScreen,
  parameters: { componentDocs: accountSettingsScreenDocs, conformance: { tag: 'div' }, layout: 'fullscreen' },
  args: {
    parts: { profile: text, login: text, chat: text, notices: text, privacy: text, payments: null },
  },
} satisfies Meta<typeof AccountSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [AUTH-05]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/account/settings');
    // The links beside the page lead to its sections.
    const contents = canvas.getByRole('navigation', { name: says('member:contents') });
    for (const link of within(contents).getAllByRole('link'))
      await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toBeVisible();
  },
};
export const Loading: Story = { args: { parts: null } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' }, language: 'de' } };

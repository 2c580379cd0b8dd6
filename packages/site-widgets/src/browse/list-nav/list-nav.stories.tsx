import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ListNav } from './list-nav.tsx';

const meta = {
  title: 'Site/Browse/List nav',
  component: ListNav,
  args: { path: '/girls/private-shows/top-rated', source: '/girls/private-shows/top-rated' },
} satisfies Meta<typeof ListNav>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A list below another one keeps the tabs; its tab is the other one's. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getAllByRole('link', { current: 'page' });
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveAccessibleName(says('browse:tabs.private'));
  },
};
/** A list of all sections has the same tabs. */
export const OfAllSections: Story = {
  args: { path: '/most-liked', source: undefined },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement);
    await expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName(says('browse:tabs.liked'));
    await expect(nav.getAllByRole('link')).toHaveLength(16);
  },
};

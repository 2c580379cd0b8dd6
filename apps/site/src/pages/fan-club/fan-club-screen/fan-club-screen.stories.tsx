import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FanClubScreen } from './fan-club-screen.tsx';

const meta = {
  title: 'Screens/Fan club',
  component: FanClubScreen,
  args: {
    username: 'luna_maren',
    name: 'Luna Maren',
    isMissing: false,
    hasFailed: false,
    children: <p>41</p>,
  },
} satisfies Meta<typeof FanClubScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      username: 'a'.repeat(32),
      name: 'a'.repeat(32),
      children: null,
      hasFailed: true,
    } satisfies Story['args'],
  },
};
export const PathToTheRoom: Story = {
  name: 'The path names the broadcaster as the room does',
  play: async ({ canvasElement }) => {
    const path = within(canvasElement).getByRole('navigation');
    await expect(within(path).getByRole('link', { name: 'Luna Maren' })).toHaveAttribute(
      'href',
      '/luna_maren',
    );
  },
};
export const Loading: Story = { args: { name: undefined, children: null } };
export const Failed: Story = { args: { children: null, hasFailed: true } };
export const NoSuchBroadcaster: Story = {
  args: { children: null, hasFailed: true, isMissing: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('site:error.user_not_found'))).toBeVisible();
  },
};

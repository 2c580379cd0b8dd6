import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FanClubScreen } from './fan-club-screen.tsx';

const meta = {
  title: 'Screens/Fan club',
  component: FanClubScreen,
  args: { username: 'luna_maren', isMissing: false, hasFailed: false, children: <p>41</p> },
} satisfies Meta<typeof FanClubScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: { username: 'a'.repeat(32), children: null, hasFailed: true } satisfies Story['args'],
  },
};
export const Loading: Story = { args: { children: null } };
export const Failed: Story = { args: { children: null, hasFailed: true } };
export const NoSuchBroadcaster: Story = {
  args: { children: null, hasFailed: true, isMissing: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('site:error.user_not_found'))).toBeVisible();
  },
};

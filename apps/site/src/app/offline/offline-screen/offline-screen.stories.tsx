import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OfflineScreen } from './offline-screen.tsx';

const meta = {
  title: 'Screens/Offline',
  component: OfflineScreen,
  args: { siteName: 'Footlight' },
} satisfies Meta<typeof OfflineScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: no network, with a way to try again [SHELL-26]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: says('site:noNetwork.title') })).toBeVisible();
    // Testing Library takes no empty address for a link; browsers do.
    await expect(canvas.getByText(says('common:retry'))).toHaveAttribute('href', '');
  },
};

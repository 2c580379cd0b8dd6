import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fanClubScreenDocs } from './fan-club-screen.docs.ts';
import { FanClubScreen } from './fan-club-screen.tsx';

const meta = {
  title: 'Site/Fan clubs/Page',
  component: FanClubScreen,
  parameters: { componentDocs: fanClubScreenDocs, conformance: { tag: 'section' } },
  args: {
    username: 'luna_maren',
    name: 'Luna Maren',
    error: null,
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
      error: longText,
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
export const Failed: Story = {
  args: { children: null, error: 'No connection. Check your network and try again.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^No connection/)).toBeVisible();
  },
};

import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { redirScreenDocs } from './redir-screen.docs.ts';
import { RedirScreen } from './redir-screen.tsx';

const target = 'https://partner.example/welcome';
const meta = {
  title: 'Site/Content/Redirect verification',
  component: RedirScreen,
  parameters: { layout: 'fullscreen', componentDocs: redirScreenDocs, conformance: { tag: 'div' } },
  args: { redirect: { verified: true, target }, error: null, onRetry: fn() },
} satisfies Meta<typeof RedirScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      redirect: { verified: true, target: `https://partner.example/${longText.replaceAll(' ', '-')}` },
    } satisfies Story['args'],
  },
  name: 'Default: verified [REDIR-01]',
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: says('content:redir.open') });
    await expect(link).toHaveAttribute('href', target);
  },
};
export const Unverified: Story = {
  name: 'Not verified: no link [REDIR-01]',
  args: { redirect: { verified: false, target } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(target)).toBeVisible();
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
export const Unknown: Story = {
  args: { redirect: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('content:redir.unknown'))).toBeVisible();
  },
};
export const Loading: Story = { args: { redirect: undefined } };
export const Failed: Story = {
  args: { redirect: undefined, error: 'No connection. Check your network and try again.' },
};

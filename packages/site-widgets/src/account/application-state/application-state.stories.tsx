import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { applicationStateDocs } from './application-state.docs.ts';
import { ApplicationState } from './application-state.tsx';

const meta = {
  title: 'Site/Account/Application state',
  component: ApplicationState,
  parameters: { componentDocs: applicationStateDocs, conformance: { tag: 'div' } },
  args: { state: 'review', roomHref: '/ada' },
} satisfies Meta<typeof ApplicationState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: { state: 'rejected', reason: longText } satisfies Story['args'],
  },
  name: 'Default [AUTH-02]',
};
export const Approved: Story = {
  args: { state: 'approved' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/ada');
  },
};
export const Rejected: Story = {
  name: 'Rejected [AUTH-01]',
  args: { state: 'rejected', reason: 'The name does not match.' },
};

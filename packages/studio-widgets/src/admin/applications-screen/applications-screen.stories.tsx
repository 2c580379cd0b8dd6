import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyList } from '../../story/lists.ts';
import { applicationsScreenDocs } from './applications-screen.docs.ts';
import { ApplicationsScreen } from './applications-screen.tsx';

const application = {
  username: 'ada',
  email: 'ada@example.com',
  birth_date: '1990-01-01',
  legal_name: 'Ada Example',
  stage_name: 'Ada',
  country: 'NL',
  state: 'review' as const,
  submitted_at: '2026-02-01T10:00:00.000Z',
  agreement_version: '2026-01-24',
};

const meta = {
  title: 'Studio/Admin/Applications',
  component: ApplicationsScreen,
  parameters: { componentDocs: applicationsScreenDocs, conformance: { tag: 'div' } },
  args: { applications: [application], state: storyList, onDecide: fn() },
} satisfies Meta<typeof ApplicationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      applications: [{ ...application, legal_name: longText, email: `${'x'.repeat(120)}@example.com` }],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: says('admin:act.reject') }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(application, 'reject');
    await userEvent.click(page.getByRole('button', { name: says('admin:act.approve') }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(application, 'approve');
  },
};
export const NoneWaits: Story = { args: { applications: [] } };
export const Loading: Story = { args: { applications: undefined } };

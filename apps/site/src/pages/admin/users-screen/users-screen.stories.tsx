import { exampleStaffAccount } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UsersScreen } from './users-screen.tsx';

const state = { hasMore: false, isAsking: false, errorMessage: null, onMore: fn(), onRetry: fn() };
const suspended = {
  ...exampleStaffAccount,
  id: 3,
  username: 'somebody',
  suspended_until: '2026-12-01T00:00:00.000Z',
};

const meta = {
  title: 'Screens/Admin/Users',
  component: UsersScreen,
  args: {
    filter: { q: '', type: '', isSuspended: false },
    accounts: [
      exampleStaffAccount,
      suspended,
      { ...exampleStaffAccount, id: 4, username: 'helpdesk', staff_role: 'support' },
      { ...exampleStaffAccount, id: 5, username: 'deleted-5', is_removed: true },
    ],
    now: Date.parse('2026-02-01T12:00:00.000Z'),
    state,
    onFilter: fn(),
  },
} satisfies Meta<typeof UsersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      accounts: [{ ...suspended, display_name: longText, email: `${'x'.repeat(120)}@example.com` }],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'rosalind' })).toHaveAttribute(
      'href',
      '/admin/users/rosalind',
    );
    await userEvent.type(page.getByLabelText(says('admin:find.label')), ' rosa{Enter}');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ q: 'rosa', type: '', isSuspended: false });
    await userEvent.selectOptions(page.getByLabelText(says('admin:find.kind')), 'model');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ q: 'rosa', type: 'model', isSuspended: false });
    await userEvent.click(page.getByLabelText(says('admin:find.suspended')));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ q: 'rosa', type: '', isSuspended: true });
  },
};
export const Nobody: Story = { args: { accounts: [] } };
export const Loading: Story = { args: { accounts: undefined } };

import { exampleStaffAccount } from '@footlight/contract/fixtures';
import { begins, longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyList, storyView } from '../../story/lists.ts';
import { usersScreenDocs } from './users-screen.docs.ts';
import { UsersScreen } from './users-screen.tsx';

const suspended = {
  ...exampleStaffAccount,
  id: 3,
  username: 'somebody',
  suspended_until: '2026-12-01T00:00:00.000Z',
};

const meta = {
  title: 'Studio/Admin/Users',
  component: UsersScreen,
  parameters: { componentDocs: usersScreenDocs, conformance: { tag: 'div' } },
  args: {
    filter: { text: '', kind: '', suspended: false },
    accounts: [
      exampleStaffAccount,
      suspended,
      { ...exampleStaffAccount, id: 4, username: 'helpdesk', staff_role: 'support' },
      { ...exampleStaffAccount, id: 5, username: 'deleted-5', is_removed: true },
    ],
    now: Date.parse('2026-02-01T12:00:00.000Z'),
    total: 4,
    view: storyView,
    state: storyList,
    onFilterChange: fn(),
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
    const [since] = page.getAllByText(/2025|2026/);
    await expect(since?.textContent).not.toContain(':');
    await userEvent.type(page.getByLabelText(says('admin:find.label')), ' rosa{Enter}');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ text: 'rosa', kind: '', suspended: false });
    await userEvent.selectOptions(page.getByLabelText(says('admin:find.kind')), 'model');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ text: '', kind: 'model', suspended: false });
    await userEvent.click(page.getByLabelText(says('admin:find.suspended')));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ text: '', kind: '', suspended: true });
    const email = page.getByRole('columnheader', { name: says('admin:user.email') });
    await userEvent.click(within(email).getByRole('button'));
    await expect(args.view.onSortChange).toHaveBeenCalledWith({ key: 'email', direction: 'ascending' });
  },
};
/** Each filter has a chip that removes it; hidden columns are not there. */
export const Filtered: Story = {
  args: {
    filter: { text: 'rosa', kind: 'model', suspended: true },
    total: 10_001,
    view: { ...storyView, hidden: ['email'], sort: { key: 'created', direction: 'descending' } },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('columnheader', { name: says('admin:user.email') })).toBeNull();
    const [, kind] = page.getAllByRole('button', { name: begins('extra:filters.remove', { filter: '' }) });
    await userEvent.click(kind as HTMLElement);
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ text: 'rosa', kind: '', suspended: true });
    await userEvent.click(page.getByRole('button', { name: says('extra:filters.clear') }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ text: '', kind: '', suspended: false });
  },
};
/** On a phone, the rows begin on the first screen: the other filters wait behind a button. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const kind = page.getByLabelText(says('admin:find.kind'));
    await expect(kind).not.toBeVisible();
    const [row] = page.getAllByRole('rowheader');
    const above = (row?.getBoundingClientRect().top ?? 0) - canvasElement.getBoundingClientRect().top;
    await expect(above).toBeLessThan(260);
    const button = page.getByRole('button', { name: says('admin:table.filters') });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(kind).toBeVisible();
  },
};
export const Nobody: Story = { args: { accounts: [], total: 0 } };
export const Loading: Story = { args: { accounts: undefined } };

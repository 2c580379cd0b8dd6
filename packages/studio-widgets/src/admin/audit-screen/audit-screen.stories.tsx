import { exampleAuditEntry } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyList, storyView } from '../../story/lists.ts';
import { auditScreenDocs } from './audit-screen.docs.ts';
import { AuditScreen } from './audit-screen.tsx';

const meta = {
  title: 'Studio/Admin/Audit trail',
  component: AuditScreen,
  parameters: { componentDocs: auditScreenDocs, conformance: { tag: 'div' } },
  args: {
    filter: { actor: '', about: '', act: '' },
    entries: [
      exampleAuditEntry,
      {
        ...exampleAuditEntry,
        id: 30,
        act: 'account_role',
        actor: null,
        role: null,
        reason: '',
        request_id: null,
        object: 'admin · admin',
      },
    ],
    total: 2,
    view: storyView,
    state: storyList,
    onFilterChange: fn(),
  },
} satisfies Meta<typeof AuditScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      entries: [{ ...exampleAuditEntry, object: 'x'.repeat(120), reason: longText }],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(page.getByLabelText(says('admin:trail.act')), 'account_lift');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ actor: '', about: '', act: 'account_lift' });
    const about = page.getByRole('searchbox', { name: says('admin:trail.about') });
    // A name that cannot exist does not filter.
    await userEvent.type(about, 'ro{Enter}');
    await expect(args.onFilterChange).toHaveBeenCalledOnce();
    await userEvent.type(about, 'salind');
    const named = { actor: '', about: 'rosalind', act: '' };
    await waitFor(() => expect(args.onFilterChange).toHaveBeenLastCalledWith(named));
  },
};
export const NoneMatches: Story = { args: { entries: [] } };
export const Loading: Story = { args: { entries: undefined } };

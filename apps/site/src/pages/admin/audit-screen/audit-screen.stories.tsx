import { exampleAuditEntry } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AuditScreen } from './audit-screen.tsx';

const state = { hasMore: false, isAsking: false, errorMessage: null, onMore: fn(), onRetry: fn() };

const meta = {
  title: 'Screens/Admin/Audit trail',
  component: AuditScreen,
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
    state,
    onFilter: fn(),
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
    await userEvent.type(page.getByLabelText(says('admin:trail.about')), 'rosalind{Enter}');
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      actor: '',
      about: 'rosalind',
      act: 'account_lift',
    });
  },
};
export const NoneMatches: Story = { args: { entries: [] } };
export const Loading: Story = { args: { entries: undefined } };

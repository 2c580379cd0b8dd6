import {
  exampleAuditEntry,
  exampleStaffAccountDetail,
  exampleStaffNote,
  exampleStaffPurchase,
} from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyList } from '../../story/lists.ts';
import { userScreenDocs } from './user-screen.docs.ts';
import { UserScreen } from './user-screen.tsx';

const account = exampleStaffAccountDetail;
const [session] = account.sessions;

const meta = {
  title: 'Studio/Admin/User',
  component: UserScreen,
  parameters: { componentDocs: userScreenDocs, conformance: { tag: 'div' } },
  args: {
    account,
    now: Date.parse('2026-02-01T12:00:00.000Z'),
    acts: ['suspend', 'role', 'remove'],
    purchases: { items: [exampleStaffPurchase], state: storyList },
    trail: { items: [exampleAuditEntry], state: storyList },
    onAct: fn(),
    onEndSession: fn(),
    onNote: fn(async () => true),
    onRefund: fn(),
  },
} satisfies Meta<typeof UserScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      account: {
        ...account,
        display_name: longText,
        sessions: account.sessions.concat(account.sessions.map((one) => ({ ...one, id: `${one.id}2` }))),
        notes: [{ ...exampleStaffNote, text: 'x'.repeat(300) }],
      },
      trail: { items: [{ ...exampleAuditEntry, reason: longText }], state: storyList },
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: says('admin:act.suspend') }));
    await expect(args.onAct).toHaveBeenCalledWith('suspend');
    await userEvent.click(page.getByRole('button', { name: says('admin:act.endSession') }));
    await expect(args.onEndSession).toHaveBeenCalledWith(session?.id);
    await userEvent.click(page.getByRole('button', { name: says('admin:act.refund') }));
    await expect(args.onRefund).toHaveBeenCalledWith(exampleStaffPurchase);
    const note = page.getByLabelText(says('admin:user.noteLabel'));
    const add = page.getByRole('button', { name: says('admin:user.addNote') });
    await userEvent.click(add);
    await expect(note).toBeInvalid();
    await userEvent.type(note, 'Friendly');
    await userEvent.click(add);
    await expect(args.onNote).toHaveBeenLastCalledWith('Friendly');
    await expect(note).toHaveValue('');
  },
};
/** A note that the platform refused stays in the field. */
export const NoteRefused: Story = {
  args: { onNote: fn(async () => false) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const note = page.getByLabelText(says('admin:user.noteLabel'));
    await userEvent.type(note, 'Friendly');
    await userEvent.click(page.getByRole('button', { name: says('admin:user.addNote') }));
    await expect(note).toHaveValue('Friendly');
  },
};
/** Support sees neither balances nor purchases. */
export const WithoutMoney: Story = {
  args: { account: { ...account, money: null }, acts: ['suspend'], purchases: undefined, trail: undefined },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByText(says('admin:user.tokens'))).toBeNull();
    await expect(page.queryByRole('heading', { name: says('admin:user.purchases') })).toBeNull();
  },
};
export const Suspended: Story = {
  args: { account: { ...account, suspended_until: '2026-12-01T00:00:00.000Z' }, acts: ['lift'] },
};
export const Removed: Story = {
  args: {
    account: { ...account, is_removed: true, may_act: false, sessions: [], notes: [] },
    acts: [],
    purchases: {
      items: [{ ...exampleStaffPurchase, state: 'refunded', is_refundable: false }],
      state: storyList,
    },
  },
};

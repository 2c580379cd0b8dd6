import { exampleMembership, exampleMembershipTerm } from '@footlight/contract/fixtures';
import { longText, says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { upgradeDocs } from './upgrade.docs.ts';
import { Upgrade } from './upgrade.tsx';

const meta = {
  title: 'Billing/Billing/Upgrade',
  component: Upgrade,
  args: {
    answer: exampleMembership,
    pending: false,
    error: null,
    onChoose: fn(),
    onCancel: fn(),
    onResume: fn(),
  },
  parameters: { componentDocs: upgradeDocs, conformance: { tag: 'section' } },
} satisfies Meta<typeof Upgrade>;
export default meta;
type Story = StoryObj<typeof meta>;

const level = (name: 'premium' | 'vip' | 'super_vip') => ({
  level: storyText(`wallet:upgrade.level.${name}`),
});
const member = { ...exampleMembership, membership: 'vip' as const, term: exampleMembershipTerm };

export const Default: Story = {
  parameters: { longText: { answer: member, error: longText } satisfies Story['args'] },
  name: 'Default: three levels to choose from [BILL-11]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('list', { name: says('wallet:upgrade.levels') });
    await expect(within(list).getAllByRole('heading')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: says('wallet:upgrade.join', level('vip')) }));
    await expect(args.onChoose).toHaveBeenCalledWith('membership_vip');
  },
};

export const Member: Story = {
  name: 'Member: can upgrade or cancel, not downgrade [BILL-11]',
  args: { answer: member },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('[data-part=standing]')).toHaveTextContent('4242');
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(
      canvas.getByRole('button', { name: says('wallet:upgrade.up', level('super_vip')) }),
    );
    await expect(args.onChoose).toHaveBeenCalledWith('membership_super_vip');
    await userEvent.click(canvas.getByRole('button', { name: says('wallet:upgrade.cancel') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Ending: Story = {
  args: { answer: { ...member, term: { ...exampleMembershipTerm, is_ending: true } } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('wallet:upgrade.resume') }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

/** Without a card it cannot renew. The page says so from the first day, and the level can be bought again. */
export const WithoutACard: Story = {
  args: { answer: { ...member, term: { ...exampleMembershipTerm, is_ending: true, card: null } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: says('wallet:upgrade.resume') })).toBeNull();
    await expect(
      canvas.getByRole('button', { name: says('wallet:upgrade.join', level('vip')) }),
    ).toBeVisible();
  },
};

export const Given: Story = {
  args: { answer: { ...exampleMembership, membership: 'premium' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('wallet:upgrade.given'))).toBeVisible();
  },
};
export const Loading: Story = { args: { answer: null } };
export const Failed: Story = {
  args: { answer: null, error: 'No connection. Check your network and try again.' },
};
export const Busy: Story = { args: { pending: true, answer: member } };

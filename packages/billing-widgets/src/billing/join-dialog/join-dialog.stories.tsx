import { exampleJoinProducts } from '@footlight/contract/fixtures';
import { longText, says, storyMoney, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { joinDialogDocs } from './join-dialog.docs.ts';
import { JoinDialog, type JoinDialogProps } from './join-dialog.tsx';

/** Holds the selection, as a container would. */
const Chosen = (args: JoinDialogProps) => {
  const [method, setMethod] = useState(args.method ?? 'cc');
  const [selected, setSelected] = useState(args.selected ?? null);
  return (
    <JoinDialog
      {...args}
      method={method}
      onMethodChange={setMethod}
      selected={selected}
      onSelect={setSelected}
    />
  );
};

const meta = {
  title: 'Billing/Billing/Join dialog',
  component: JoinDialog,
  args: {
    products: exampleJoinProducts,
    guest: false,
    method: 'cc',
    onMethodChange: fn(),
    selected: null,
    onSelect: fn(),
    pending: false,
    error: null,
    onPay: fn(),
    onClose: fn(),
  },
  render: (args) => <Chosen {...args} />,
  parameters: {
    componentDocs: joinDialogDocs,
    conformance: { tag: 'div', portal: true },
    docs: { story: { inline: false, height: 560 } },
  },
} satisfies Meta<typeof JoinDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { guest: true, selected: 'promo_300', error: longText } satisfies Story['args'] },
  name: 'Default: the offer by card, packs by PayPal [BILL-16]',
  play: async ({ args }) => {
    const { dialog } = await storyDialog();
    await expect(dialog.getAllByRole('radio', { name: /\d/ })).toHaveLength(4);
    await userEvent.click(dialog.getByRole('radio', { name: /300/ }));
    await expect(
      dialog.getByRole('button', { name: says('wallet:join.pay', { price: storyMoney(10.99) }) }),
    ).toBeEnabled();
    await userEvent.click(dialog.getByRole('radio', { name: says('wallet:join.pp') }));
    await expect(dialog.getByRole('button', { name: says('billing:purchase.choose') })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: /200/ }));
    await userEvent.click(
      dialog.getByRole('button', { name: says('wallet:join.pay', { price: storyMoney(20) }) }),
    );
    await expect(args.onPay).toHaveBeenCalledWith(expect.objectContaining({ internal_id: 'tokens_200' }));
  },
};
export const Guest: Story = {
  args: { guest: true, selected: 'tokens_100' },
  play: async () => {
    const { dialog } = await storyDialog();
    const label = storyText('wallet:join.signup', { price: storyMoney(10) });
    await expect(dialog.getByRole('button', { name: label })).toBeEnabled();
  },
};
export const WithoutOffer: Story = { args: { products: { ...exampleJoinProducts, promo: null } } };
export const Loading: Story = {
  name: 'Loading [BILL-16]',
  args: { products: null },
  play: async () => {
    const { dialog } = await storyDialog();
    await expect(dialog.getByRole('status', { name: says('wallet:join.loading') })).toBeInTheDocument();
  },
};
export const Failed: Story = {
  args: { products: null, error: 'No connection. Check your network and try again.' },
};
export const Opening: Story = { args: { pending: true, selected: 'tokens_100' } };
export const NothingOnSale: Story = {
  args: { products: { ...exampleJoinProducts, regular: [], promo: null } },
};
/** Without `method` and `selected`, the dialog keeps both and starts with a pack that can be bought. */
export const KeepsTheChoice: Story = {
  render: ({ products, guest, pending, error, onPay, onClose }) => (
    <JoinDialog {...{ products, guest, pending, error, onPay, onClose }} />
  ),
  play: async ({ args }) => {
    const { dialog } = await storyDialog();
    await userEvent.click(
      dialog.getByRole('button', { name: says('wallet:join.pay', { price: storyMoney(10.99) }) }),
    );
    await expect(args.onPay).toHaveBeenLastCalledWith(exampleJoinProducts.promo);
    await userEvent.click(dialog.getByRole('radio', { name: says('wallet:join.pp') }));
    await userEvent.click(dialog.getByRole('radio', { name: /200/ }));
    await userEvent.click(
      dialog.getByRole('button', { name: says('wallet:join.pay', { price: storyMoney(20) }) }),
    );
    await expect(args.onPay).toHaveBeenLastCalledWith(expect.objectContaining({ internal_id: 'tokens_200' }));
  },
};

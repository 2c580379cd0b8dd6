import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { addCardDocs } from './add-card.docs.ts';
import { AddCard } from './add-card.tsx';

const meta = {
  title: 'Billing/Billing/Add card',
  component: AddCard,
  args: { replacement: false, pending: false, error: null, onAdd: fn(), onClose: fn() },
  parameters: {
    componentDocs: addCardDocs,
    conformance: { tag: 'div', portal: true },
    docs: { story: { inline: false, height: 480 } },
  },
} satisfies Meta<typeof AddCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [BILL-08]',
  play: async ({ args }) => {
    const { dialog } = await storyDialog({ name: says('wallet:addCard.title') });
    await expect(dialog.getByText(says('wallet:cardCheck.fact.free'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: says('wallet:addCard.action') }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
/** A post-pay charge was declined: the text says what is charged to the new card. */
export const Replacement: Story = {
  name: 'After a declined charge [TIP-01] [BILL-08]',
  args: { replacement: true },
  play: async () => {
    const { element } = await storyDialog({ name: says('wallet:addCard.titleDeclined') });
    await expect(element).toHaveAccessibleDescription(says('wallet:addCard.textDeclined'));
  },
};
/** While the payment provider’s page opens, a second click does nothing. */
export const Sending: Story = {
  args: { pending: true },
  play: async ({ args }) => {
    const { element } = await storyDialog();
    const button = element.querySelector<HTMLElement>('[aria-busy=true]');
    if (button) await userEvent.click(button);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
export const FailedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { replacement: true, error: longText },
};

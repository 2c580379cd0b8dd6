import { says, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ageCardResultDocs } from './age-card-result.docs.ts';
import { AgeCardResult } from './age-card-result.tsx';

const bought = { state: 'settled', tokens: 300, declineCode: null, link: null } as const;

const meta = {
  title: 'Billing/Age/Card result',
  component: AgeCardResult,
  args: { purchase: bought, onContinue: fn() },
  parameters: { componentDocs: ageCardResultDocs, conformance: { tag: 'section' } },
} satisfies Meta<typeof AgeCardResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: a region that both messages name [AGE-01]',
  play: async ({ canvasElement, args }) => {
    const region = within(canvasElement).getByRole('region');
    region.focus();
    await expect(region).toHaveFocus();
    const both = `${storyText('wallet:ageCard.result.proved')}.*${storyNumber(300)}`;
    await expect(region).toHaveAccessibleName(new RegExp(both));
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: says('wallet:ageCheck.continue') }),
    );
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};
/** The verification holds, and the purchase has failed: it says both. */
export const PurchaseDeclined: Story = {
  name: 'Verified, but the purchase was declined [AGE-01]',
  args: { purchase: { ...bought, state: 'declined', declineCode: 'NDECLINEDINSFUNDS' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('wallet:ageCard.result.proved'))).toBeVisible();
    await expect(canvasElement.querySelector('[data-part=purchase]')).toHaveTextContent(
      storyText('billing:decline.NDECLINEDINSFUNDS'),
    );
  },
};
export const Waiting: Story = { args: { purchase: { ...bought, state: 'created' } } };
export const AnotherStep: Story = {
  args: { purchase: { ...bought, state: 'created', link: '/sandbox-biller/checkout/1' } },
};
export const GermanOnAPhoneInTheDark: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de', scheme: 'dark' },
  args: { purchase: { ...bought, state: 'declined', declineCode: null } },
};

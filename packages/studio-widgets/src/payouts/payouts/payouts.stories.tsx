import { examplePayout } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { payoutsDocs } from './payouts.docs.ts';
import { Payouts } from './payouts.tsx';

const meta = {
  title: 'Studio/Payouts/Own payouts',
  component: Payouts,
  parameters: { componentDocs: payoutsDocs, conformance: { tag: 'section' } },
  args: {
    payouts: [
      examplePayout,
      {
        ...examplePayout,
        id: 11,
        state: 'approved',
        decided_at: '2026-11-18T09:00:00.000Z',
      },
      {
        ...examplePayout,
        id: 10,
        tokens: 1_500,
        state: 'paid',
        decided_at: '2026-11-11T09:00:00.000Z',
        paid_at: '2026-11-12T09:00:00.000Z',
        reference: 'TRANSFER-7',
      },
      {
        ...examplePayout,
        id: 9,
        state: 'rejected',
        decided_at: '2026-11-10T09:00:00.000Z',
        reason: 'The account belongs to somebody else.',
      },
    ],
    payable: 2_400,
    waiting: 600,
    waitDays: 7,
    asking: false,
    askError: null,
    sent: 0,
    hasMore: false,
    pending: false,
    error: null,
    onAsk: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Payouts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: asks, and shows each state',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('listitem').length).toBeGreaterThan(4);
    const ask = page.getByRole('button', { name: says('earnings:payouts.ask') });
    await userEvent.click(ask);
    await page.findByText(says('earnings:payouts.required'));
    const [tokens, destination] = page.getAllByRole('textbox');
    await userEvent.type(tokens as HTMLElement, '2401');
    await page.findByText(says('earnings:payouts.notEnough'));
    await userEvent.type(destination as HTMLElement, 'Bank transfer');
    await userEvent.click(ask);
    await expect(args.onAsk).not.toHaveBeenCalled();
    await userEvent.clear(tokens as HTMLElement);
    await userEvent.type(tokens as HTMLElement, '2400');
    await userEvent.click(ask);
    await expect(args.onAsk).toHaveBeenCalledWith({ tokens: 2_400, destination: 'Bank transfer' });
  },
};

export const TooLittle: Story = {
  name: 'Too little to ask, and nothing asked yet',
  args: { payouts: [], payable: 120 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull();
  },
};

export const Refused: Story = { args: { askError: 'You do not have enough tokens.' } };
export const Loading: Story = { args: { payouts: undefined } };

export const Failed: Story = {
  args: { payouts: undefined, error: 'Could not load your payouts.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const RejectedAndMoreOnAPhone: Story = {
  name: 'Long texts on a phone',
  globals: { viewport: { value: 'mobile' }, language: 'de', scheme: 'dark' },
  args: {
    payable: 90_071_992_547,
    hasMore: true,
    payouts: [
      {
        ...examplePayout,
        state: 'rejected',
        destination: longText,
        decided_at: '2026-11-10T09:00:00.000Z',
        reason: longText,
      },
    ],
  },
};

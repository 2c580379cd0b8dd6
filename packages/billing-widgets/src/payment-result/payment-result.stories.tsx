import { DECLINE_CODES } from '@footlight/contract';
import { AnnouncerProvider, Dialog, languages } from '@footlight/ui';
import { begins, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { storyDialog } from '../lib/story-dialog.ts';
import { billingLocales } from '../locales/index.ts';
import { PaymentConfirming } from './payment-confirming.tsx';
import { PaymentFailed } from './payment-failed.tsx';
import { PaymentSuccess } from './payment-success.tsx';

type State = 'created' | 'settled' | 'declined';
interface ResultArgs {
  state: State;
  tokens: number;
  balance: number | null;
  reference: string;
  code: string | null;
  longAfter: number;
  onContinue: () => void;
  onRetry: () => void;
  onMoreOptions: () => void;
  onClose: () => void;
}

/** The dialog as the site puts it around the results. */
const Result = ({ state, onClose, children }: { state: State; onClose: () => void; children: ReactNode }) => {
  const { t } = useTranslation('billing');
  return (
    <AnnouncerProvider>
      <Dialog open size="sm" onClose={onClose} title={t(`result.${state}`)}>
        {children}
      </Dialog>
    </AnnouncerProvider>
  );
};

const contents: Record<State, (args: ResultArgs) => ReactNode> = {
  created: (args) => <PaymentConfirming {...args} />,
  settled: (args) => <PaymentSuccess {...args} />,
  declined: (args) => <PaymentFailed {...args} />,
};

const meta = {
  title: 'Billing/Payment result',
  args: {
    state: 'settled',
    tokens: 300,
    balance: 340,
    reference: 'tx_7f3a91c2',
    code: 'NBADZIP',
    longAfter: 60_000,
    onContinue: fn(),
    onRetry: fn(),
    onMoreOptions: fn(),
    onClose: fn(),
  },
  argTypes: { state: { control: 'radio', options: ['created', 'settled', 'declined'] } },
  render: (args) => (
    <Result state={args.state} onClose={args.onClose}>
      {contents[args.state](args)}
    </Result>
  ),
  parameters: { docs: { story: { inline: false, height: 480 } } },
} satisfies Meta<ResultArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => (await storyDialog()).dialog;

export const Default: Story = {
  name: 'Success [BILL-05]',
  play: async ({ args }) => {
    const result = await dialog();
    await expect(result.getByRole('heading', { name: says('billing:result.settled') })).toBeVisible();
    await expect(result.getByText(says('billing:success.added', { count: 300 }))).toBeVisible();
    await expect(result.getByText('tx_7f3a91c2')).toBeVisible();
    // What happened is read out although the dialog was there before.
    await waitFor(() =>
      expect(document.querySelector('[data-component=announcer]')).toHaveTextContent(
        says('billing:success.added', { count: 300 }),
      ),
    );
    await userEvent.click(result.getByRole('button', { name: says('billing:success.continue') }));
    await expect(args.onContinue).toHaveBeenCalledTimes(1);
  },
};

export const SuccessWithUnknownBalance: Story = { args: { balance: null, tokens: 1 } };

export const Failed: Story = {
  name: 'Declined with its reason [BILL-05] [BILL-06]',
  args: { state: 'declined' },
  play: async ({ args }) => {
    const result = await dialog();
    await expect(result.getByText(says('billing:decline.NBADZIP'))).toBeVisible();
    await expect(result.getByText(begins('billing:failed.nothing'))).toBeVisible();
    await userEvent.click(result.getByRole('button', { name: says('billing:failed.retry') }));
    await userEvent.click(result.getByRole('button', { name: says('billing:failed.moreOptions') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(args.onMoreOptions).toHaveBeenCalledTimes(1);
  },
};

export const FailedWithUnknownCode: Story = {
  name: "Unknown codes show 'Declined' [BILL-06]",
  args: { state: 'declined', code: 'NSOMETHINGNEW' },
  play: async () => {
    const result = await dialog();
    await expect(result.getByText(says('billing:decline.unknown'))).toBeVisible();
    await expect(result.queryByText(/NSOMETHINGNEW/)).toBeNull();
  },
};

/** All at once, so that a reviewer reads every text; the language of the toolbar applies. */
export const EveryDeclineCode: Story = {
  name: 'Every decline code [BILL-06]',
  render: (args) => (
    <ul className="grid gap-6 desktop:grid-cols-2 wide:grid-cols-3">
      {[...DECLINE_CODES, null].map((code) => (
        <li
          key={code}
          data-code={code ?? 'unknown'}
          className="rounded-lg border border-border bg-surface-raised p-6"
        >
          <PaymentFailed {...args} code={code} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement, globals }) => {
    const language = languages.find((one) => one === globals.language) ?? 'en';
    const { decline } = await billingLocales[language]();
    for (const code of [...DECLINE_CODES, 'unknown'] as const) {
      const part = canvasElement.querySelector(`[data-code=${code}] [data-part=reason]`);
      await expect(part).toHaveTextContent(decline[code]);
    }
  },
};

export const Confirming: Story = {
  name: 'Confirming with the provider [BILL-05]',
  args: { state: 'created' },
  play: async () => {
    const result = await dialog();
    await expect(result.getByRole('status')).toHaveTextContent(begins('billing:confirming.text'));
    await expect(result.queryByRole('button', { name: says('billing:confirming.close') })).toBeNull();
  },
};

export const ConfirmingForLong: Story = {
  name: 'A longer wait can be left [BILL-05]',
  args: { state: 'created', longAfter: 0 },
  play: async ({ args }) => {
    const result = await dialog();
    await userEvent.click(await result.findByRole('button', { name: says('billing:confirming.close') }));
    await expect(result.getByRole('status')).toHaveTextContent(begins('billing:confirming.long'));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const LongTextOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { state: 'declined', code: 'NDECLINED' },
};
export const LongReceiptOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'fr' },
  args: {
    tokens: 25_000,
    balance: 9_999_999,
    reference: 'tx_7f3a91c2-0d5e-4b1c-9a77-5e2f1c3b8d90-4b1c-9a77',
  },
};

import type { TokenEntry } from '@footlight/contract';
import { longText, says, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { tokenHistoryDocs } from './token-history.docs.ts';
import { TokenHistory } from './token-history.tsx';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 12, minute)).toISOString();
const entry = (
  id: number,
  kind: string,
  change: number,
  balance: number,
  more: Partial<TokenEntry> = {},
) => ({
  id,
  at: at(id),
  kind,
  change,
  balance,
  counterpart: null,
  amount: null,
  reference: null,
  tip: null,
  media: [],
  hold: null,
  ...more,
});

const tip: TokenEntry['tip'] = {
  comment: 'For you',
  type: 'public',
  source_id: 'app:57',
  app_data: { app: 'tip_menu', choice: 'Wave' },
  vr: false,
};
const hold = (open: number, spent: number, returned: number) => ({ open, spent, returned });
const entries: TokenEntry[] = [
  entry(9, 'private_void', 30, 1145, { counterpart: 'aurora' }),
  entry(8, 'private_hold', -30, 1115, { counterpart: 'aurora', hold: hold(0, 0, 30) }),
  entry(7, 'ticket', -40, 1145, { counterpart: 'maren_ember' }),
  entry(6, 'tip', -25, 1185, { counterpart: 'aurora', tip }),
  entry(5, 'purchase', 1010, 1210, { amount: 99.99, reference: 'pur_7f3a91c2' }),
  entry(1, 'signup_offer', 200, 200),
];

const item = (id: number, name: string) => ({ id, name, username: 'aurora', slug: 'evening' });

const meta = {
  title: 'Billing/Billing/Token history',
  component: TokenHistory,
  parameters: { componentDocs: tokenHistoryDocs, conformance: { tag: 'div' } },
  args: { entries, hasMore: true, loading: false, error: null, onMore: fn() },
} satisfies Meta<typeof TokenHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every entry shows the resulting balance; spent tokens have a minus sign. */
export const Default: Story = {
  parameters: {
    longText: {
      entries: [
        entry(2, 'comet_ride', -9e15, 9e15, { counterpart: longText.replaceAll(' ', '_') }),
        entry(1, 'purchase', 9e15, 9e15, { amount: 1e9, reference: 'pur_'.padEnd(60, 'f') }),
      ],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const table = within(canvasElement).getByRole('table', { name: says('billing:history.title') });
    await expect(within(table).getAllByRole('row')).toHaveLength(entries.length + 1);
    await expect(within(table).getByText(`+${storyNumber(1010)}`)).toBeVisible();
    await expect(within(table).getByText('Wave · For you')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('billing:history.more') }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
/** Tokens of shows, orders and payouts say what became of them. */
export const Holds: Story = {
  args: {
    entries: [
      entry(5, 'ticket_hold', -40, 60, { counterpart: 'maren_ember', hold: hold(40, 0, 0) }),
      entry(4, 'private_hold', -30, 100, { counterpart: 'aurora', hold: hold(0, 18, 12) }),
      entry(3, 'recording_hold', -20, 130, { counterpart: 'aurora', hold: hold(0, 20, 0) }),
      entry(2, 'ai_chat_hold', -2, 150, { counterpart: 'nova', hold: hold(0, 0, 2) }),
      entry(1, 'payout_hold', -500, 152, { hold: hold(0, 500, 0) }),
    ],
  },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row');
    const texts = [
      storyText('billing:history.held', { what: storyText('billing:history.kind.ticket') }),
      storyText('billing:history.partly', {
        what: storyText('billing:history.kind.private'),
        tokens: storyText('billing:receipt.whatText', { shown: '12' }),
      }),
      storyText('billing:history.spent', { what: storyText('billing:history.kind.recording') }),
      storyText('billing:history.back', { what: storyText('billing:history.kind.ai_chat') }),
      storyText('billing:history.done', { what: storyText('billing:history.kind.payout') }),
    ];
    for (const [nth, text] of texts.entries()) await expect(rows[nth + 1]).toHaveTextContent(text);
  },
};
export const Waiting: Story = { args: { entries: undefined, loading: true, hasMore: false } };
export const Empty: Story = { args: { entries: [], hasMore: false } };
export const Growing: Story = { args: { loading: true } };
/** Loaded entries stay, and a button retries. */
export const Failed: Story = {
  args: { error: 'The platform does not answer.' },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await expect(view.getByText('The platform does not answer.')).toBeVisible();
    await expect(view.getByRole('button', { name: says('common:retry') })).toBeVisible();
    await expect(view.getByRole('table')).toBeVisible();
  },
};
export const NothingButAnError: Story = {
  args: { entries: undefined, error: 'The platform does not answer.' },
};
/** A payment was reversed after its tokens were spent; each charge links to its receipt. */
export const Owing: Story = {
  args: { owed: 150, gifted: 40, receiptHref: (reference: string) => `#${reference}` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=owed]')).toBeVisible();
    await expect(canvasElement.querySelector('[data-part=gifted]')).toBeVisible();
    await expect(canvasElement.querySelector('[data-part=reference] a')).toBeVisible();
  },
};

/** Two purchases of one title have addresses of their own; a bundle names each item. */
export const Media: Story = {
  args: {
    entries: [
      entry(3, 'media', -30, 40, { counterpart: 'aurora', media: [item(7, 'Morning'), item(8, 'Noon')] }),
      entry(2, 'media', -20, 70, { counterpart: 'aurora', media: [item(6, 'Evening')] }),
      entry(1, 'media', -20, 90, { counterpart: 'aurora', media: [item(5, 'Evening')] }),
    ],
    itemHref: ({ id }) => `/aurora/media/${id}`,
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    const seen = links.map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(seen).toEqual([
      ['Morning', '/aurora/media/7'],
      ['Noon', '/aurora/media/8'],
      ['Evening', '/aurora/media/6'],
      ['Evening', '/aurora/media/5'],
    ]);
  },
};

import { exampleEarnings } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { earningsScreenDocs } from './earnings-screen.docs.ts';
import { EarningsScreen } from './earnings-screen.tsx';

const meta = {
  title: 'Studio/Earnings/Earnings',
  component: EarningsScreen,
  parameters: { componentDocs: earningsScreenDocs, conformance: { tag: 'div' } },
  args: {
    earnings: exampleEarnings,
    span: { from: exampleEarnings.from, to: exampleEarnings.to },
    months: ['2026-11', '2026-10', '2026-09'],
    onSpanChange: fn(),
    onSaveFile: fn(),
  },
} satisfies Meta<typeof EarningsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    withoutGates: {
      'long text at 390 px':
        'Its links are too long for German at twice the text size; LongOnAPhone has the long names.',
    },
  },
  name: 'Default: sums, chart and tables of a month',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('img', { name: says('earnings:chartLabel') })).toBeVisible();
    await expect(page.getAllByRole('table')).toHaveLength(2);
    await userEvent.selectOptions(page.getByLabelText(says('earnings:month')), '2026-10');
    await expect(args.onSpanChange).toHaveBeenCalledWith({ from: '2026-10-01', to: '2026-10-31' });
    await userEvent.click(page.getByRole('button', { name: says('earnings:csv') }));
    await expect(args.onSaveFile).toHaveBeenCalledWith(
      expect.objectContaining({ name: `earnings-${exampleEarnings.from}-${exampleEarnings.to}.csv` }),
    );
  },
};

export const WrongSpan: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.queryByLabelText(says('earnings:from'))).toBeNull();
    await userEvent.selectOptions(page.getByLabelText(says('earnings:month')), '');
    const from = page.getByLabelText(says('earnings:from'));
    await userEvent.clear(from);
    await userEvent.click(page.getByRole('button', { name: says('earnings:show') }));
    await page.findByText(says('earnings:wrongSpan'));
    await expect(args.onSpanChange).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { earnings: { ...exampleEarnings, days: [], viewers: [], earned: 0, fee: 0, paid_out: 0 } },
};

export const LongOnAPhone: Story = {
  name: 'Long names and numbers on a phone',
  globals: { viewport: { value: 'mobile' } },
  args: {
    earnings: {
      ...exampleEarnings,
      closing: 90_071_992_547,
      viewers: [{ username: longText, tokens: 90_071_992_547 }],
    },
  },
  play: async ({ canvasElement }) => {
    for (const table of within(canvasElement).getAllByRole('table')) {
      const box = table.parentElement;
      await expect(box?.scrollWidth).toBe(box?.clientWidth);
    }
  },
};

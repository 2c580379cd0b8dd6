import { MAX_TIP } from '@footlight/contract';
import { begins, longText, says, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TipOptions } from '../../room-apps/tip-options/tip-options.tsx';
import { tipPanelDocs } from './tip-panel.docs.ts';
import { emptyTipDraft, TipPanel, type TipPanelProps } from './tip-panel.tsx';

const Stateful = ({ wide = false, ...props }: TipPanelProps & { wide?: boolean }) => {
  const [draft, setDraft] = useState({ amount: props.amount, comment: props.comment });
  return (
    <div className={wide ? 'max-w-[860px]' : 'max-w-[380px]'}>
      <TipPanel
        {...props}
        {...draft}
        onDraftChange={(next) => {
          setDraft(next);
          props.onDraftChange(next);
        }}
      />
    </div>
  );
};

const meta = {
  title: 'Room/Tips/Tip panel',
  component: TipPanel,
  parameters: { componentDocs: tipPanelDocs, conformance: { tag: 'form' } },
  args: {
    ...emptyTipDraft,
    broadcasterName: 'Luna Maren',
    balance: 500,
    loggedIn: true,
    canTip: true,
    state: 'idle',
    error: null,
    onTip: fn(),
    onBuyTokens: fn(),
    onAskSignUp: fn(),
    onDraftChange: fn(),
  },
  argTypes: {
    amount: { control: 'number' },
    balance: { control: 'number' },
    loggedIn: { control: 'boolean' },
  },
  // Changed controls start a new draft.
  render: (args) => <Stateful key={`${args.amount} ${args.comment}`} {...args} />,
} satisfies Meta<typeof TipPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      amount: 100_000,
      balance: 9_999_999,
      amounts: [5, 25, 100, 1_000, 25_000, 100_000],
      error: { message: longText },
      comment: longText,
    } satisfies Story['args'],
  },
  name: 'Default [TIP-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('spinbutton', { name: says('room:tip.amount') })).toHaveValue('25');
    await userEvent.type(
      canvas.getByRole('textbox', { name: begins('room:tip.comment') }),
      ' For the encore ',
    );
    await userEvent.click(canvas.getByRole('button', { name: says('room:tip.send', { count: 25 }) }));
    await expect(args.onTip).toHaveBeenCalledWith({ amount: 25, comment: 'For the encore' });
  },
};

export const NamesTheAmount: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: says('room:tip.quick') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: says('ui:tokens', { count: 100 }) }));
    await expect(canvas.getByRole('button', { name: says('ui:tokens', { count: 100 }) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: says('room:tip.send', { count: 100 }) })).toBeEnabled();
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await expect(canvas.getByRole('button', { name: says('room:tip.sendNothing') })).toBeDisabled();
    await expect(
      canvas.getByText(says('room:tip.needAmount', { min: storyNumber(1), max: storyNumber(MAX_TIP) })),
    ).toBeVisible();
    await userEvent.type(field, '0');
    await expect(canvas.getByRole('button', { name: says('room:tip.sendNothing') })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '1{Enter}');
    await expect(args.onTip).toHaveBeenCalledOnce();
    await expect(args.onTip).toHaveBeenCalledWith({ amount: 1, comment: '' });
    await expect(canvas.getByRole('button', { name: says('room:tip.send', { count: 1 }) })).toBeEnabled();
  },
};

export const BelowTheMinimum: Story = {
  args: { min: 20, amount: '19', amounts: [10, 20, 50] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const need = says('room:tip.needAmount', { min: storyNumber(20), max: storyNumber(MAX_TIP) });
    await expect(canvas.getByText(need)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: says('ui:tokens', { count: 10 }) })).toBeNull();
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '{Enter}');
    await expect(args.onTip).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '20{Enter}');
    await expect(args.onTip).toHaveBeenCalledWith({ amount: 20, comment: '' });
  },
};

export const NotEnoughTokens: Story = {
  args: { balance: 20, amount: '250', comment: 'kept' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('room:tip.missing', { count: 230 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: says('common:buyTokens') }));
    await expect(args.onBuyTokens).toHaveBeenCalledOnce();
    await expect(args.onTip).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: begins('room:tip.comment') })).toHaveValue('kept');
  },
};

export const Guest: Story = {
  args: { loggedIn: false, balance: null },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('room:tip.signUp') }));
    await expect(args.onAskSignUp).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = {
  args: { state: 'sending' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('room:tip.send', { count: 25 }) }));
    await userEvent.type(canvas.getByRole('spinbutton'), '{Enter}');
    await expect(args.onTip).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: { message: 'No connection. Check your network and try again.' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('No connection');
  },
};

export const BalanceUnknown: Story = { args: { balance: null } };

export const NotYet: Story = {
  args: { canTip: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: says('room:tip.send', { count: 25 }) })).toBeDisabled();
    await userEvent.type(canvas.getByRole('spinbutton'), '{Enter}');
    await expect(args.onTip).not.toHaveBeenCalled();
  },
};

const closed = { canTip: false } as const;
export const ClosedByCountry: Story = {
  args: { ...closed, blockedReason: 'country' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('room:tip.blocked.title'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const ClosedOffline: Story = { args: { ...closed, blockedReason: 'offline' } };
export const ClosedForTheBroadcaster: Story = { args: { ...closed, blockedReason: 'streamer' } };

/** Below a wide video, the fields are side by side. */
export const Wide: Story = { render: (args) => <Stateful {...args} wide /> };

/** Suggestions that cannot be tipped are left out, and so is an invalid balance. */
export const OddInput: Story = {
  args: {
    broadcasterName: '<b>Luna</b>',
    balance: Number.NaN,
    amounts: [-10, 0, 2.5, 25, 25, 1e300, Number.NaN, 100],
    amount: '-3.5',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chips = canvasElement.querySelectorAll('[data-part="amounts"] button');
    await expect([...chips].map(({ textContent }) => textContent)).toEqual(['25', '100']);
    await expect(canvas.queryByText(/NaN/)).toBeNull();
    await expect(canvas.getByRole('button', { name: says('room:tip.sendNothing') })).toBeDisabled();
  },
};

/** The missing amount is in whole tokens, even for a fractional balance. */
export const BalanceBelowZero: Story = {
  args: { balance: -12.5, amount: '25' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('room:tip.missing', { count: 37 }))).toBeVisible();
  },
};

export const WithOptionsOfAnApp: Story = {
  name: 'With options of an app [ROOM-09]',
  args: {
    options: (
      <TipOptions
        panel={{ label: 'Menu', radio_options: [{ label: 'Wave', amount: 5 }] }}
        value="Wave"
        onChoose={fn()}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: /Wave/ })).toBeChecked();
  },
};

export const AboveTheOwnLimit: Story = {
  name: 'Asks above the viewer’s own limit [TIP-01]',
  args: { amount: 150, balance: 500, confirmAbove: 100 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const tip = () => canvas.getByRole('button', { name: says('room:tip.send', { count: 150 }) });
    await userEvent.click(tip());
    await expect(args.onTip).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: says('common:cancel') }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(tip());
    await userEvent.click(canvas.getByRole('button', { name: says('room:tip.confirmYes') }));
    await expect(args.onTip).toHaveBeenCalledOnce();
  },
};

/** One row below the picture; the rest opens above it. */
export const Bar: Story = {
  name: 'Bar: one row [TIP-01]',
  args: { layout: 'bar' },
  render: (args) => <Stateful {...args} wide />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('spinbutton')).toBeNull();
    const more = canvas.getByRole('button', { name: says('room:tip.more') });
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    const field = canvas.getByRole('spinbutton', { name: says('room:tip.amount') });
    await userEvent.clear(field);
    await userEvent.type(field, '60');
    await userEvent.click(more);
    await expect(field).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: says('room:tip.send', { count: 60 }) }));
    await expect(args.onTip).toHaveBeenCalledWith({ amount: 60, comment: '' });
  },
};

/** A narrow bar is one button; the amounts open above it, all in view. */
export const BarOnAPhone: Story = {
  name: 'Bar on a phone [TIP-01]',
  globals: { viewport: { value: 'mobile' } },
  args: { layout: 'bar' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const amounts = () => canvas.queryByRole('group', { name: says('room:tip.quick') });
    const more = canvas.getByRole('button', { name: says('room:tip.more') });
    const isNarrow = canvasElement.clientWidth < 440;
    if (isNarrow) await expect(amounts()).toBeNull();
    await userEvent.click(more);
    await expect(amounts()).toBeVisible();
    await userEvent.click(more);
  },
};

export const BarForGuests: Story = { args: { layout: 'bar', loggedIn: false, balance: null } };

export const BarBeforeSession: Story = {
  args: { layout: 'bar', loggedIn: undefined, balance: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: says('room:tip.send', { count: 25 }) })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: says('room:tip.signUp') })).toBeNull();
  },
};

export const BarWithTooFewTokens: Story = {
  args: { layout: 'bar', balance: 20, amount: '250' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('room:tip.missing', { count: 230 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: says('common:buyTokens') }));
    await expect(args.onBuyTokens).toHaveBeenCalledOnce();
  },
};

export const LongBarOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: {
    layout: 'bar',
    broadcasterName: 'Maximiliane-Friederike von und zu Hohenstein-Wittelsbach',
    amount: 100_000,
    balance: 9_999_999,
    amounts: [5, 25, 100, 1_000, 25_000, 100_000],
    error: { message: longText },
  },
};

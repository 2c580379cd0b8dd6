import { exampleFanclub, exampleFanclubMembership } from '@footlight/contract/fixtures';
import { keepsFocus, longText, says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fanClubDocs } from './fan-club.docs.ts';
import { FanClub } from './fan-club.tsx';

const meta = {
  title: 'Billing/Fan clubs/Fan club',
  component: FanClub,
  args: {
    club: exampleFanclub,
    owner: false,
    pending: false,
    now: Date.parse('2026-11-16T12:00:00.000Z'),
    onChoose: fn(),
    onLeave: fn(),
  },
  parameters: { componentDocs: fanClubDocs, conformance: { tag: 'section' } },
} satisfies Meta<typeof FanClub>;
export default meta;
type Story = StoryObj<typeof meta>;

const level = (name: 'supporter' | 'insider' | 'legend') => ({
  level: storyText(`ui:fanclub.${name}`),
});

export const Default: Story = {
  parameters: {
    longText: {
      club: {
        ...exampleFanclub,
        display_name: longText,
        member_count: 9_999_999,
        prices: { supporter: 50_000, insider: 50_000, legend: 50_000 },
        membership: { ...exampleFanclubMembership, renewal_price: 50_000 },
      },
    } satisfies Story['args'],
  },
  name: 'Default: three levels to choose from [FAN-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      within(canvas.getByRole('list', { name: says('billing:fanclub.levels') })).getAllByRole('heading'),
    ).toHaveLength(3);
    await userEvent.click(
      canvas.getByRole('button', { name: says('billing:fanclub.join', level('legend')) }),
    );
    await expect(args.onChoose).toHaveBeenCalledWith('legend');
  },
};

export const Member: Story = {
  name: 'Member: can upgrade, downgrade or leave [FAN-02]',
  args: { club: { ...exampleFanclub, membership: exampleFanclubMembership } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('billing:fanclub.current'))).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: says('billing:fanclub.upgrade', level('legend')) }),
    );
    await userEvent.click(
      canvas.getByRole('button', { name: says('billing:fanclub.downgrade', level('supporter')) }),
    );
    await expect(args.onChoose).toHaveBeenLastCalledWith('supporter');
    await userEvent.click(canvas.getByRole('button', { name: says('billing:fanclub.leave') }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const KeepsTheFocus: Story = {
  name: 'A pressed button keeps the focus while it is answered',
  args: { club: { ...exampleFanclub, membership: exampleFanclubMembership } },
  render: function Render(args) {
    const [isBusy, setBusy] = useState(false);
    return (
      <>
        <FanClub {...args} pending={isBusy} onChoose={() => setBusy(true)} onLeave={() => setBusy(true)} />
        <button type="button" onClick={() => setBusy(false)}>
          Answer
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await keepsFocus(canvas.getByRole('button', { name: says('billing:fanclub.leave') }));
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await keepsFocus(canvas.getByRole('button', { name: says('billing:fanclub.upgrade', level('legend')) }));
  },
};

export const Ending: Story = {
  args: {
    club: {
      ...exampleFanclub,
      membership: { ...exampleFanclubMembership, is_ending: true, renewal_price: 0 },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: says('billing:fanclub.stay') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: says('billing:fanclub.leave') })).toBeNull();
  },
};

export const GoingDown: Story = {
  args: {
    club: {
      ...exampleFanclub,
      membership: {
        ...exampleFanclubMembership,
        level: 'legend',
        paid: 400,
        next_level: 'supporter',
        renewal_price: 100,
      },
    },
  },
};

export const Closed: Story = { args: { club: { ...exampleFanclub, is_enabled: false } } };
export const Owner: Story = { args: { owner: true } };
export const Busy: Story = {
  args: { pending: true, club: { ...exampleFanclub, membership: exampleFanclubMembership } },
};

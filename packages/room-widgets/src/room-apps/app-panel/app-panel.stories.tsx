import { panelsOf } from '@footlight/contract/room-apps';
import { longText, says, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyApps } from '../../story/app-views.ts';
import { KingOfTheHill } from '../king-of-the-hill/king-of-the-hill.tsx';
import { Rocketman } from '../rocketman/rocketman.tsx';
import { SpinWheel } from '../spin-wheel/spin-wheel.tsx';
import { AppGrid } from './app-grid.tsx';
import { appPanelDocs } from './app-panel.docs.ts';
import { AppPanel } from './app-panel.tsx';

const panel = panelsOf([storyApps.tip_goal, storyApps.king_of_the_hill, storyApps.rocketman]).app_panel;

const meta = {
  title: 'Room/Room apps/App panel',
  component: AppPanel,
  parameters: { componentDocs: appPanelDocs, conformance: { tag: 'dl' } },
  args: { panel },
  decorators: [
    (Story) => (
      <div className="max-w-[420px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AppPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: { panel: { ...panel, row1_label: longText, row2_value: longText } } satisfies Story['args'],
  },
  name: 'Default: three rows [ROOM-09]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(`${storyNumber(350)} / ${storyNumber(1_000)}`)).toBeVisible();
    await expect(canvas.getByText(says('room-apps:panel.king'))).toBeVisible();
  },
};
/** Amounts use the digit grouping of the language; a year in a vote is not an amount. */
export const LargeAmounts: Story = {
  args: {
    panel: {
      row1_label: 'A goal',
      row1_value: '1250 / 98500',
      row2_label: 'king',
      row2_value: 'rider_2024 · 12000',
      row3_label: 'The best year?',
      row3_value: '2024',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(`${storyNumber(1_250)} / ${storyNumber(98_500)}`)).toBeVisible();
    await expect(canvas.getByText(`rider_2024 · ${storyNumber(12_000)}`)).toBeVisible();
    await expect(canvas.getByText('2024')).toBeVisible();
  },
};
export const OneRow: Story = { args: { panel: { row1_label: 'A goal', row1_value: '5 / 10' } } };
export const AboveTheApps: Story = {
  decorators: [
    (Story) => (
      <div className="w-[min(860px,90vw)]">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <AppGrid panel={args.panel}>
      <KingOfTheHill king={storyApps.king_of_the_hill} />
      <Rocketman rocket={storyApps.rocketman} />
    </AppGrid>
  ),
};
/** A tall card leaves no gap beside it: it takes a row, and the next cards fill the free space. */
export const AroundAWheel: Story = {
  decorators: AboveTheApps.decorators,
  render: (args) => (
    <AppGrid panel={args.panel}>
      <KingOfTheHill king={storyApps.king_of_the_hill} />
      <SpinWheel
        game={storyApps.spin_wheel}
        balance={100}
        canPlay
        onPlay={() => undefined}
        onBuyTokens={() => undefined}
      />
      <Rocketman rocket={storyApps.rocketman} />
    </AppGrid>
  ),
  play: async ({ canvasElement }) => {
    const box = (name: string) =>
      canvasElement.querySelector(`[data-component=${name}]`)?.getBoundingClientRect() ?? new DOMRect();
    const [king, wheel, rocket] = [box('king-of-the-hill'), box('spin-wheel'), box('rocketman')];
    await expect(wheel.width).toBeGreaterThanOrEqual(king.width);
    if (wheel.width === king.width) return;
    await expect([rocket.top, rocket.height]).toEqual([king.top, king.height]);
    await expect(king.bottom).toBeLessThan(wheel.top);
  },
};
/** Without rows it takes up no space. */
export const Empty: Story = {
  args: { panel: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component=app-panel]')).not.toBeVisible();
  },
};

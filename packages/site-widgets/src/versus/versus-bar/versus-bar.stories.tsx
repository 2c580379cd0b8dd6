import type { VersusState } from '@footlight/contract';
import { exampleVersus } from '@footlight/contract/fixtures';
import { longText, says, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { versusBarDocs } from './versus-bar.docs.ts';
import { VersusBar } from './versus-bar.tsx';

const [luna, noor] = exampleVersus.modelList as [
  VersusState['modelList'][number],
  VersusState['modelList'][number],
];
const ended = {
  ...exampleVersus,
  state: 'ended',
  secondsRemaining: 0,
  winner: 'luna_maren',
  end_reason: 'time',
} as const;

const meta = {
  title: 'Site/Versus/Bar',
  tags: ['VERSUS-01'],
  component: VersusBar,
  parameters: { componentDocs: versusBarDocs, conformance: { tag: 'section' } },
  args: { versus: exampleVersus, here: 'luna_maren', clock: () => 1_800_000_000_000 },
} satisfies Meta<typeof VersusBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      versus: {
        ...exampleVersus,
        modelList: [
          { ...luna, display_name: longText, score: 1_234_567 },
          { ...noor, display_name: longText, score: 7_654_321 },
        ],
      },
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('timer')).toHaveTextContent('1:34');
    await expect(
      canvas.getByText(
        says('versus:leads', { name: 'Luna Maren', score: storyNumber(120), other: storyNumber(85) }),
      ),
    ).toBeVisible();
    // The other room is a link, this one is not.
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/noor_vale');
    await userEvent.click(canvas.getByText(says('versus:history')));
    await expect(canvas.getByRole('listitem')).toBeVisible();
  },
};
export const Level: Story = {
  args: { versus: { ...exampleVersus, modelList: [luna, { ...noor, score: 120 }], history: [] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('versus:level', { score: storyNumber(120) }))).toBeVisible();
    await userEvent.click(canvas.getByText(says('versus:history')));
    await expect(canvas.getByText(says('versus:historyNone'))).toBeVisible();
  },
};
export const Away: Story = {
  args: { versus: { ...exampleVersus, modelList: [luna, { ...noor, is_away: true }] } },
};
export const Won: Story = {
  args: { versus: ended },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('versus:wins', { name: 'Luna Maren' }))).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};
export const WonByForfeit: Story = {
  args: { versus: { ...ended, end_reason: 'network' } },
  play: async ({ canvasElement }) => {
    const text = storyText('versus:end.network', { name: 'Noor Vale' });
    await expect(within(canvasElement).getByText(text)).toBeVisible();
  },
};
/** The result can be closed; a running contest cannot. */
export const Closable: Story = {
  args: { versus: ended, onDismiss: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:close') }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const Draw: Story = { args: { versus: { ...ended, winner: null } } };
export const StartsAgain: Story = {
  args: {
    versus: { ...ended, autoRestart: true, restarts_at: 1_800_000_012_000 },
    onEnd: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:12');
    await userEvent.click(canvas.getByRole('button', { name: says('versus:cancelNext') }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
export const Broadcaster: Story = {
  args: { onEnd: fn(), versus: { ...exampleVersus, tournament: { id: '1', name: 'Autumn cup' } } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('versus:giveUp') }));
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: says('versus:giveUpYes') }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

import type { VersusContest } from '@footlight/contract';
import { exampleVersusContest } from '@footlight/contract/fixtures';
import { longText, says, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { versusDuelDocs } from './versus-duel.docs.ts';
import { VersusDuel } from './versus-duel.tsx';

const contest: VersusContest = {
  ...exampleVersusContest,
  modelList: exampleVersusContest.modelList.map((side) => ({ ...side, thumbnail_url: '' })),
};
const withSides = (change: (side: VersusContest['modelList'][number], index: number) => object) =>
  contest.modelList.map((side, index) => ({ ...side, ...change(side, index) }));
const ended = { ...contest, state: 'ended', winner: 'luna_maren', end_reason: 'time' } as const;

const meta = {
  title: 'Site/Versus/Duel',
  tags: ['VERSUS-01'],
  component: VersusDuel,
  parameters: { componentDocs: versusDuelDocs, conformance: { tag: 'section' } },
  args: { contest, clock: () => 1_800_000_000_000 },
} satisfies Meta<typeof VersusDuel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      contest: {
        ...contest,
        modelList: withSides(() => ({ display_name: longText.slice(0, 60), score: 1_234_567 })),
      },
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('timer')).toHaveTextContent('1:34');
    await expect(
      page.getByText(
        says('versus:leads', { name: 'Luna Maren', score: storyNumber(120), other: storyNumber(85) }),
      ),
    ).toBeVisible();
    await expect(
      page.getByRole('link', { name: says('versus:list.watch', { name: 'Noor Vale' }) }),
    ).toHaveAttribute('href', '/noor_vale');
  },
};
const onTip = fn();
export const Tips: Story = {
  name: 'Tips from the contest',
  args: { tips: { amount: 25, pending: null, onTip } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    onTip.mockClear();
    await userEvent.click(
      page.getByRole('button', {
        name: says('versus:list.tip', { name: 'Noor Vale', shown: storyNumber(25) }),
      }),
    );
    await expect(onTip).toHaveBeenCalledWith('noor_vale');
    await expect(page.getByRole('link', { name: 'Noor Vale' })).toHaveAttribute('href', '/noor_vale');
  },
};
/** A contest that has ended takes no tips: the buttons are links to the rooms again. */
export const TipsAfterTheEnd: Story = {
  args: { contest: ended, tips: { amount: 25, pending: null, onTip } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const NoTips: Story = {
  args: { contest: { ...contest, modelList: withSides(() => ({ score: 0 })) } },
};
export const OneSided: Story = {
  args: { contest: { ...contest, modelList: withSides((_, index) => ({ score: index * 2_400 })) } },
};
export const Away: Story = {
  args: { contest: { ...contest, modelList: withSides((_, index) => ({ is_away: index === 1 })) } },
};
export const Won: Story = {
  args: { contest: ended },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(says('versus:wins', { name: 'Luna Maren' }))).toBeVisible();
    await expect(page.getByText(says('versus:table.winner'))).toBeVisible();
    await expect(page.queryByRole('timer')).toBeNull();
  },
};
export const Draw: Story = { args: { contest: { ...ended, winner: null } } };
export const InTournament: Story = {
  args: { contest: { ...contest, tournament: { id: '1', name: 'Autumn cup' } } },
};

/** Moving pictures lie over the stills of a running contest, but not over that of a side that is away. */
export const LivePictures: Story = {
  name: 'Live pictures',
  args: {
    contest: { ...contest, modelList: withSides((_, index) => ({ is_away: index === 1 })) },
    livePicture: (username) => <span data-live={username} className="absolute inset-0 -z-1 bg-primary" />,
  },
  play: async ({ canvasElement, args }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-live]')].map(
      ({ dataset }) => dataset.live,
    );
    await expect(shown).toEqual([args.contest.modelList[0]?.username]);
  },
};

/** A result keeps its stills. */
export const NoLivePicturesAfterTheEnd: Story = {
  ...LivePictures,
  name: 'No live pictures after the end',
  args: { ...LivePictures.args, contest: ended },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-live]')).toBeNull();
  },
};

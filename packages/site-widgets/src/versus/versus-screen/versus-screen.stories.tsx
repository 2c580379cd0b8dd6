import type { VersusContests } from '@footlight/contract';
import { exampleVersusContests } from '@footlight/contract/fixtures';
import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { versusScreenDocs } from './versus-screen.docs.ts';
import { VersusScreen } from './versus-screen.tsx';

const bare = <T extends { modelList: object[] }>(one: T): T => ({
  ...one,
  modelList: one.modelList.map((side) => ({ ...side, avatar_url: '', thumbnail_url: '' })),
});
const list: VersusContests = {
  contests: exampleVersusContests.contests.map(bare),
  next: exampleVersusContests.next.map(bare),
  results: exampleVersusContests.results.map(bare),
};

const meta = {
  title: 'Site/Versus/Contests',
  tags: ['VERSUS-01'],
  component: VersusScreen,
  parameters: { componentDocs: versusScreenDocs, conformance: { tag: 'div' } },
  args: { list, clock: () => 1_800_000_000_000, error: null, onRetry: fn() },
} satisfies Meta<typeof VersusScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading', { level: 2 });
    await expect(headings).toHaveLength(4);
  },
};
export const Three: Story = {
  args: {
    list: {
      ...list,
      contests: ['7', '8', '9'].flatMap((versus_id) =>
        list.contests.map((contest) => ({
          ...contest,
          versus_id,
          modelList: contest.modelList.map((side) => ({
            ...side,
            display_name: `${side.display_name} ${versus_id}`,
          })),
        })),
      ),
    },
  },
};
export const Nothing: Story = {
  args: { list: { contests: [], next: [], results: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('versus:list.none'))).toBeVisible();
  },
};
export const Loading: Story = {
  args: { list: undefined },
  play: async ({ canvasElement }) => {
    // The skeleton of a picture is as high as the picture.
    const parts = [...canvasElement.querySelectorAll<HTMLElement>('[data-component=skeleton]')];
    await expect(Math.max(...parts.map(({ offsetHeight }) => offsetHeight))).toBeGreaterThan(90);
  },
};
export const Failed: Story = {
  args: { list: undefined, error: 'No connection. Check your network and try again.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

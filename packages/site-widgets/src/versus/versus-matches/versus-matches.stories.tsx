import { exampleVersusContests } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { versusMatchesDocs } from './versus-matches.docs.ts';
import { VersusMatches } from './versus-matches.tsx';

const bare = <T extends { modelList: { avatar_url: string }[] }>(list: readonly T[]): T[] =>
  list.map((one) => ({ ...one, modelList: one.modelList.map((side) => ({ ...side, avatar_url: '' })) }));
const named = <T extends { modelList: { display_name: string }[] }>(list: readonly T[]): T[] =>
  list.map((one) => ({
    ...one,
    modelList: one.modelList.map((side) => ({ ...side, display_name: longText.slice(0, 60) })),
  }));
const next = bare(exampleVersusContests.next);
const results = bare(exampleVersusContests.results);

const meta = {
  title: 'Site/Versus/Matches',
  tags: ['VERSUS-01'],
  component: VersusMatches,
  parameters: { componentDocs: versusMatchesDocs, conformance: { tag: 'div' } },
  args: { next, results, clock: () => 1_800_000_000_000 },
} satisfies Meta<typeof VersusMatches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { next: named(next), results: named(results) } satisfies Story['args'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('timer')).toHaveTextContent('1:49');
    await expect(page.getByText(says('versus:list.rematch'))).toBeVisible();
    await expect(page.getAllByText('Luna Maren')).toHaveLength(2);
  },
};
export const Tournament: Story = {
  args: {
    next: next.map((match) => ({ ...match, tournament: { id: '1', name: 'Autumn cup' } })),
    results: [],
  },
};
export const OnlyResults: Story = {
  args: {
    next: [],
    results: [...results, ...results.map((one) => ({ ...one, versus_id: '5', winner: null }))],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('versus:draw'))).toBeVisible();
  },
};

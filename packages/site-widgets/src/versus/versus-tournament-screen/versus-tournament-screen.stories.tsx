import { exampleVersusLeaders, exampleVersusTournament } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { versusTournamentScreenDocs } from './versus-tournament-screen.docs.ts';
import { VersusTournamentScreen } from './versus-tournament-screen.tsx';

const tournament = exampleVersusTournament;
const leaderboard = exampleVersusLeaders.map((leader) => ({ ...leader, avatar_url: '' }));
const meta = {
  title: 'Site/Versus/Tournament',
  component: VersusTournamentScreen,
  parameters: {
    layout: 'fullscreen',
    componentDocs: versusTournamentScreenDocs,
    conformance: { tag: 'div' },
  },
  args: {
    table: { tournament, leaderboard },
    clock: () => Date.UTC(2026, 10, 25, 19, 58),
    contestsHref: '/contests/girls/versus',
    error: null,
    onRetry: fn(),
  },
} satisfies Meta<typeof VersusTournamentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      table: {
        tournament: { ...tournament, name: longText.slice(0, 60) },
        leaderboard: leaderboard.map((leader) => ({ ...leader, display_name: longText.slice(0, 60) })),
      },
    } satisfies Story['args'],
  },
  name: 'Default: ended, the winner is named [VERSUS-01]',
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('list', { name: tournament.name });
    const rows = within(table).getAllByRole('listitem');
    await expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(
      leaderboard.map(({ display_name }) => display_name),
    );
    await expect(within(rows[0] as HTMLElement).getByText(says('versus:table.winner'))).toBeVisible();
    await expect(within(rows[1] as HTMLElement).getByText(says('versus:table.out'))).toBeVisible();
  },
};
export const Running: Story = {
  args: { table: { tournament: { ...tournament, state: 'running', winner: null }, leaderboard } },
};
export const Starting: Story = {
  args: {
    table: {
      tournament: { ...tournament, state: 'starting', winner: null, starts_at: Date.UTC(2026, 10, 25, 20) },
      leaderboard: leaderboard.map((leader) => ({ ...leader, wins: 0, tokens: 0, is_out: false })),
    },
  },
};
export const NoneYet: Story = { args: { table: { tournament: null, leaderboard: [] } } };
export const Loading: Story = { args: { table: undefined } };
export const Failed: Story = {
  args: { table: undefined, error: 'No connection. Check your network and try again.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

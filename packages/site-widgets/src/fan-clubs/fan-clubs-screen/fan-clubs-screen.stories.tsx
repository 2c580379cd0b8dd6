import { exampleBrowseUser } from '@footlight/contract/fixtures';
import { longText, says, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fanClubsScreenDocs } from './fan-clubs-screen.docs.ts';
import { FanClubsScreen } from './fan-clubs-screen.tsx';

const clubs = Array.from({ length: 6 }, (_, index) => ({
  ...exampleBrowseUser,
  username: `club_${index}`,
  display_name: `Club ${index + 1}`,
  status: index % 3 === 2 ? ('offline' as const) : ('online' as const),
  thumbnail_url: '',
  fanclub_prices: { supporter: 50 + index, insider: 100 + index, legend: 1_600 + index },
}));

const meta = {
  title: 'Site/Fan clubs/List',
  component: FanClubsScreen,
  parameters: { layout: 'fullscreen', componentDocs: fanClubsScreenDocs, conformance: { tag: 'section' } },
  args: {
    path: '/girls/fanclub/all',
    title: 'Fan clubs',
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: 'Fan clubs', href: '/fanclub/all' },
    ],
    tabs: [
      { href: '/fanclub/all', label: 'All', current: true },
      { href: '/fanclub/online', label: 'Live now' },
    ],
    sections: [
      { href: '/fanclub/all', label: 'All sections', current: true },
      { href: '/girls/fanclub/all', label: 'Cam girls' },
    ],
    clubs,
    totalCount: 41,
    error: null,
    hasMore: false,
    growing: false,
    onGrow: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FanClubsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      clubs: clubs.map((club) => ({
        ...club,
        display_name: longText,
        fanclub_prices: { supporter: 50_000, insider: 50_000, legend: 50_000 },
      })),
    } satisfies Story['args'],
  },
  name: 'Default: clubs with the prices of their levels [FAN-04]',
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: says('fan-clubs:title') });
    const [first] = within(list).getAllByRole('link');
    await expect(first).toHaveAttribute('href', '/club_0/fanclub');
    const legend = storyText('fan-clubs:price', {
      level: storyText('ui:fanclub.legend'),
      tokens: storyNumber(1_600),
    });
    await expect(list).toHaveTextContent(legend);
  },
};
export const Loading: Story = { args: { clubs: undefined } };
export const Empty: Story = {
  args: { clubs: [], totalCount: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('fan-clubs:emptyHint'))).toBeVisible();
  },
};
export const Failed: Story = {
  args: { clubs: undefined, error: 'No connection. Check your network and try again.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

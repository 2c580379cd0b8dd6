import { exampleVersusContest } from '@footlight/contract/fixtures';
import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DuelSide } from './duel-side.tsx';

const [first] = exampleVersusContest.modelList;
const side = {
  username: '',
  display_name: '',
  avatar_url: '',
  score: 0,
  is_away: false,
  ...first,
  thumbnail_url: '',
};

const meta = {
  title: 'Screens/Versus/Duel side',
  tags: ['VERSUS-01'],
  component: DuelSide,
  args: { side, isSecond: false, state: 'even', eager: false },
} satisfies Meta<typeof DuelSide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      side: { ...side, display_name: longText.slice(0, 60), score: 1_234_567 },
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent('Luna Maren');
  },
};
export const Second: Story = { args: { isSecond: true } };
export const Winner: Story = { args: { state: 'won' } };
export const Loser: Story = { args: { state: 'lost' } };

import { longText, says, storyArt, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { topFansDocs } from './top-fans.docs.ts';
import { TopFans } from './top-fans.tsx';

const fan = (username: string, tokens: number, avatarUrl: string | null = null) => ({
  username,
  displayName: username.replace('_', ' '),
  avatarUrl,
  tokens,
});

const meta = {
  title: 'Room/Social/Top fans',
  component: TopFans,
  parameters: { componentDocs: topFansDocs, conformance: { tag: 'section' } },
  args: {
    days: 30,
    fans: [fan('ines_k', 4_200), fan('otto', 975, storyArt(2, 64, 64)), fan('marlow', 320), fan('nox', 25)],
  },
} satisfies Meta<typeof TopFans>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      fans: [{ ...fan('otto', 9_007_199_254_740_991), displayName: longText }, fan('nox', 1)],
    } satisfies Story['args'],
  },
  name: 'Default [ROOM-06]',
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: says('social:fans.title') });
    const rows = within(list).getAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveTextContent('ines k');
    await expect(rows[0]).toHaveTextContent(storyNumber(4_200));
  },
};
export const Nothing: Story = {
  args: { fans: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="top-fans"]')).toBeNull();
  },
};

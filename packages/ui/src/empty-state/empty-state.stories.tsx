import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, SearchX } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { emptyStateDocs } from './empty-state.docs.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'UI/Empty state',
  component: EmptyState,
  parameters: { componentDocs: emptyStateDocs, conformance: { tag: 'section' } },
  args: {
    icon: <SearchX />,
    title: 'Nobody matches these filters',
    children: 'Take a filter away, or look again in a while.',
    action: <Button>Clear filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 2, name: 'Nobody matches these filters' }),
    ).toBeVisible();
  },
};

export const OnlyATitle: Story = {
  args: { icon: undefined, children: undefined, action: undefined, title: 'No purchases yet' },
};

export const TwoActions: Story = {
  args: {
    icon: <Heart />,
    title: 'No favourites yet',
    children: 'Those whom you follow stand here, the ones on stage first.',
    headingLevel: 1,
    action: (
      <>
        <Button>See who is live</Button>
        <Button variant="ghost">Not now</Button>
      </>
    ),
  },
};

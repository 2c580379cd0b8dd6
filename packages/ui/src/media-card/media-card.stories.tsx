import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ModelGrid } from '../model-grid/model-grid.tsx';
import { says, storyArt, storyText } from '../story/index.ts';
import { mediaCardDocs } from './media-card.docs.ts';
import { MediaCard } from './media-card.tsx';

const inAColumn: Decorator = (Story) => (
  <div className="max-w-64">
    <Story />
  </div>
);

const meta = {
  title: 'UI/Media card',
  tags: ['SHELL-08'],
  component: MediaCard,
  parameters: { componentDocs: mediaCardDocs, conformance: { tag: 'article' } },
  args: {
    href: '#night-set',
    title: 'Night set, three songs',
    displayName: 'Aurora Vale',
    kind: 'videos',
    duration: 754,
    tokenPrice: 120,
    thumbnailUrl: storyArt(8),
  },
} satisfies Meta<typeof MediaCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { unlockLevel: 'legend' } satisfies Story['args'] },
  decorators: [inAColumn],
  args: { recent: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText(says('ui:media.by', { name: 'Aurora Vale' }))).toBeVisible();
    await expect(canvas.getByText('12:34')).toBeVisible();
    await expect(canvas.getByText(says('ui:new'))).toBeVisible();
    await expect(canvas.getByText(says('ui:tokens', { count: 120 }))).toBeInTheDocument();
  },
};

export const Free: Story = {
  decorators: [inAColumn],
  args: { tokenPrice: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('ui:free'))).toBeVisible();
  },
};

export const FanClub: Story = {
  decorators: [inAColumn],
  args: { unlockLevel: 'insider' },
  play: async ({ canvasElement }) => {
    const level = storyText('ui:fanclub.insider');
    await expect(within(canvasElement).getByText(says('ui:media.unlock', { level }))).toBeVisible();
  },
};

export const Owned: Story = { decorators: [inAColumn], args: { owned: true } };

export const Pictures: Story = {
  decorators: [inAColumn],
  args: { kind: 'pictures', itemCount: 24, duration: undefined },
};

export const WithoutPicture: Story = { decorators: [inAColumn], args: { thumbnailUrl: undefined } };

export const PictureThatFails: Story = {
  decorators: [inAColumn],
  args: { thumbnailUrl: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(within(canvasElement).getByText('12:34')).toBeVisible();
  },
};

/** Extreme numbers stay within the card. */
export const HugeAmounts: Story = {
  decorators: [inAColumn],
  args: { duration: 1e12, tokenPrice: 1e18 },
};

export const Grid: Story = {
  render: (args) => (
    <ModelGrid label="Media">
      <MediaCard key="a" {...args} recent />
      <MediaCard
        key="b"
        {...args}
        kind="pictures"
        itemCount={12}
        tokenPrice={0}
        thumbnailUrl={storyArt(21)}
      />
      <MediaCard key="c" {...args} unlockLevel="supporter" thumbnailUrl={storyArt(34)} />
      <MediaCard key="d" {...args} owned thumbnailUrl={storyArt(55)} />
    </ModelGrid>
  ),
};

import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyCards, storyNow } from '../../story/story-media.ts';
import { mediaGridDocs } from './media-grid.docs.ts';
import { MediaGrid } from './media-grid.tsx';

const meta = {
  title: 'Site/Media/Grid',
  component: MediaGrid,
  parameters: { componentDocs: mediaGridDocs, conformance: { tag: 'ul' } },
  args: { label: 'Media of Luna Maren', items: storyCards, owned: new Set([600]), now: storyNow },
} satisfies Meta<typeof MediaGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      items: storyCards.map((item) => ({ ...item, name: longText, user_display_name: longText })),
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('link');
    await expect(cards).toHaveLength(storyCards.length);
    await expect(cards[0]).toHaveAttribute('href', expect.stringMatching(/\/media\/[^/]+\/600$/));
  },
};
export const OtherAddresses: Story = {
  args: { hrefOf: ({ id }) => `/elsewhere/${id}` },
  play: async ({ canvasElement }) => {
    const [card] = within(canvasElement).getAllByRole('link');
    await expect(card).toHaveAttribute('href', '/elsewhere/600');
  },
};
/** Where most are new or all are free, the cards do not say so. */
export const AllNewAndFree: Story = {
  args: {
    free: true,
    owned: new Set(),
    items: storyCards.map((item) => ({
      ...item,
      token_price: 0,
      created_at: new Date(storyNow).toISOString(),
    })),
  },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement);
    await expect(grid.queryByText(says('ui:new'))).toBeNull();
    await expect(grid.queryByText(says('ui:free'))).toBeNull();
  },
};
export const Strip: Story = {
  name: 'One row, with the open item',
  args: { strip: true, currentId: 602 },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items.map((one) => one.getAttribute('aria-current'))).toEqual(
      storyCards.map(({ id }) => (id === 602 ? 'true' : null)),
    );
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

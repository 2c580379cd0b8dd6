import { OrderList } from '@footlight/billing-widgets';
import type { Order } from '@footlight/contract';
import { exampleAnsweredRating, exampleRatingModel, exampleRatingOrder } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RatingModelScreen } from './rating-model-screen.tsx';

const model = { ...exampleRatingModel, avatar_url: '' };
const list = (...orders: Order[]) => (
  <OrderList
    side="buyer"
    orders={orders}
    items={[]}
    now={Date.parse('2026-11-12T12:00:00Z')}
    busyIds={[]}
    mediaHref={() => '/'}
    onAccept={fn()}
    onDecline={fn()}
    onWithdraw={fn()}
  />
);

const meta = {
  title: 'Screens/Rating by a broadcaster',
  component: RatingModelScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    model,
    hasOpen: false,
    orders: null,
    isOwn: false,
    onOrder: fn(),
    errorMessage: null,
    onRetry: fn(),
  },
} satisfies Meta<typeof RatingModelScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      model: { ...model, display_name: longText.slice(0, 70) },
      hasOpen: true,
      orders: list({ ...exampleRatingOrder, text: longText }, { ...exampleAnsweredRating, answer: longText }),
    } satisfies Story['args'],
  },
  name: 'Default [RATING-01]',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: says('content:ratings.order', { tokens: '150' }) }),
    );
    await expect(args.onOrder).toHaveBeenCalledOnce();
  },
};
export const WithAnOpenOrder: Story = {
  args: { hasOpen: true, orders: list(exampleRatingOrder) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      page.queryByRole('button', { name: says('content:ratings.order', { tokens: '150' }) }),
    ).toBeNull();
    await expect(page.getByRole('button', { name: says('wallet:order.withdraw') })).toBeVisible();
  },
};
export const Answered: Story = {
  name: 'Answered: the rating is read on the page [RATING-01]',
  args: { orders: list(exampleAnsweredRating) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(exampleAnsweredRating.answer ?? '')).toBeVisible();
  },
};
export const OwnPage: Story = {
  args: { isOwn: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Loading: Story = { args: { model: undefined } };
export const Failed: Story = {
  args: { model: undefined, errorMessage: 'No connection. Check your network and try again.' },
};

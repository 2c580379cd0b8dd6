import { exampleAnsweredRating, exampleRatingModel, exampleRatingOrder } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ratingModelScreenDocs } from './rating-model-screen.docs.ts';
import { RatingModelScreen } from './rating-model-screen.tsx';

const model = { ...exampleRatingModel, avatar_url: '' };
/** The list of orders is a part of another package. */
const list = (...lines: string[]) => (
  <ul>
    {lines.map((line) => (
      <li key={line} className="wrap-anywhere">
        {line}
      </li>
    ))}
  </ul>
);

const meta = {
  title: 'Site/Content/Rating by a broadcaster',
  component: RatingModelScreen,
  parameters: { layout: 'fullscreen', componentDocs: ratingModelScreenDocs, conformance: { tag: 'div' } },
  args: {
    model,
    hasOpen: false,
    orders: null,
    own: false,
    onOrder: fn(),
    error: null,
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
      orders: list(longText),
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
  args: { hasOpen: true, orders: list(exampleRatingOrder.text) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      page.queryByRole('button', { name: says('content:ratings.order', { tokens: '150' }) }),
    ).toBeNull();
    await expect(page.getByText(exampleRatingOrder.text)).toBeVisible();
  },
};
export const Answered: Story = {
  name: 'Answered: the rating is read on the page [RATING-01]',
  args: { orders: list(exampleAnsweredRating.answer ?? '') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(exampleAnsweredRating.answer ?? '')).toBeVisible();
  },
};
export const OwnPage: Story = {
  args: { own: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Loading: Story = { args: { model: undefined } };
export const Failed: Story = {
  args: { model: undefined, error: 'No connection. Check your network and try again.' },
};

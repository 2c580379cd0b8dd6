import { exampleRatingModel, exampleRatingOrder } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RatingModelScreen } from './rating-model-screen.tsx';

const model = { ...exampleRatingModel, avatar_url: '' };
const meta = {
  title: 'Screens/Rating by a broadcaster',
  component: RatingModelScreen,
  parameters: { layout: 'fullscreen' },
  args: { model, open: [], isOwn: false, onOrder: fn(), errorMessage: null, onRetry: fn() },
} satisfies Meta<typeof RatingModelScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [RATING-01]',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: says('content:ratings.order', { tokens: '150' }) }),
    );
    await expect(args.onOrder).toHaveBeenCalledOnce();
  },
};
export const WithAnOpenOrder: Story = {
  args: { open: [exampleRatingOrder] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
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
export const LongTextOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: {
    model: { ...model, display_name: longText.slice(0, 70) },
    open: [{ ...exampleRatingOrder, text: longText }],
  },
};

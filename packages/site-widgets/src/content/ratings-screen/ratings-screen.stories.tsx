import { exampleRatingModel, exampleRatingOrder } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ratingsScreenDocs } from './ratings-screen.docs.ts';
import { RatingsScreen } from './ratings-screen.tsx';

const model = { ...exampleRatingModel, avatar_url: '' };
const meta = {
  title: 'Site/Content/Ratings',
  component: RatingsScreen,
  parameters: { layout: 'fullscreen', componentDocs: ratingsScreenDocs, conformance: { tag: 'div' } },
  args: {
    models: [
      model,
      { ...model, user_id: 102, username: 'vera_sol', display_name: 'Vera Sol', is_live: false },
    ],
    open: [exampleRatingOrder],
    page: 1,
    pageCount: 1,
    hrefOf: (page: number) => `/dickometrics?p=${page}`,
    error: null,
    onRetry: fn(),
  },
} satisfies Meta<typeof RatingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      models: [{ ...model, display_name: longText.slice(0, 60) }],
      open: [{ ...exampleRatingOrder, text: longText }],
    } satisfies Story['args'],
  },
  name: 'Default: with an open order [RATING-01]',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Vera Sol' })).toHaveAttribute(
      'href',
      '/dickometrics/vera_sol',
    );
    await expect(page.getByText(exampleRatingOrder.text)).toBeVisible();
  },
};
export const Nobody: Story = { args: { models: [], open: [] } };
export const Loading: Story = { args: { models: undefined, open: [] } };
export const Failed: Story = {
  args: {
    models: undefined,
    open: [],
    error: 'No connection. Check your network and try again.',
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

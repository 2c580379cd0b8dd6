import {
  exampleAcceptedOrder,
  exampleAnsweredRating,
  exampleMediaOrder,
  exampleRatingOrder,
  exampleRunningSnapchat,
  exampleSnapchatOrder,
} from '@footlight/contract/fixtures';
import { longText, says, storyArt } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { orderListDocs } from './order-list.docs.ts';
import { OrderList } from './order-list.tsx';

const decided = (id: number, state: 'declined' | 'withdrawn' | 'expired') => ({
  ...exampleMediaOrder,
  id,
  state,
  decided_at: '2026-11-11T09:00:00.000Z',
});

const meta = {
  title: 'Billing/Orders/Order list',
  component: OrderList,
  args: {
    side: 'seller',
    orders: [exampleSnapchatOrder, exampleMediaOrder],
    items: [
      { id: 502, name: 'Evening light' },
      { id: 503, name: 'Blue sea' },
    ],
    now: Date.parse('2026-11-12T12:00:00Z'),
    busyIds: [],
    mediaHref: (broadcaster, { slug, id }) => `/${broadcaster}/media/${slug}/${id}`,
    onAccept: fn(),
    onDecline: fn(),
    onWithdraw: fn(),
  },
  parameters: { componentDocs: orderListDocs, conformance: { tag: 'section' } },
} satisfies Meta<typeof OrderList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      orders: [
        { ...exampleMediaOrder, username: longText, text: longText.repeat(4), price: 50_000 },
        { ...exampleRatingOrder, username: longText, text: longText, picture_url: storyArt(3) },
        { ...exampleAnsweredRating, answer: longText.repeat(4), picture_url: null },
      ],
      items: [{ id: 1, name: longText }],
    } satisfies Story['args'],
  },
  name: 'Default: a broadcaster delivers an item, confirms a handle, or declines [MEDIA-01]',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('wallet:order.handOver') }));
    const item = canvas.getByRole('combobox', { name: says('wallet:order.item') });
    await expect(item).toBeInvalid();
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.selectOptions(item, '503');
    await userEvent.click(canvas.getByRole('button', { name: says('wallet:order.handOver') }));
    await expect(args.onAccept).toHaveBeenCalledWith(exampleMediaOrder.id, { mediaId: 503 });
    await userEvent.click(canvas.getByRole('button', { name: says('wallet:order.added') }));
    await expect(args.onAccept).toHaveBeenCalledWith(exampleSnapchatOrder.id, { mediaId: null });
    const [decline] = canvas.getAllByRole('button', { name: says('common:decline') });
    if (decline) await userEvent.click(decline);
    await expect(args.onDecline).toHaveBeenCalledWith(exampleSnapchatOrder.id);
  },
};
const WORDS = 'A calm picture with good light: eight of ten, and thank you.';
export const Rating: Story = {
  name: 'Rating: the picture is shown on request, the answer is words or media [RATING-01]',
  args: { orders: [{ ...exampleRatingOrder, picture_url: storyArt(2) }] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: says('wallet:order.picture.show') }));
    await expect(
      canvas.getByRole('img', { name: says('wallet:order.picture.of', { name: 'viewer' }) }),
    ).toBeVisible();
    const send = canvas.getByRole('button', { name: says('wallet:order.rate') });
    const words = canvas.getByRole('textbox', { name: says('wallet:order.words') });
    await userEvent.click(send);
    await expect(words).toBeInvalid();
    await userEvent.type(words, 'Nice.');
    await expect(canvas.getByText(says('common:problem.too_short'))).toBeVisible();
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.clear(words);
    await userEvent.type(words, ` ${WORDS}`);
    await userEvent.click(send);
    await expect(args.onAccept).toHaveBeenCalledWith(exampleRatingOrder.id, { mediaId: null, text: WORDS });
    await userEvent.clear(words);
    await userEvent.selectOptions(canvas.getByRole('combobox'), '503');
    await userEvent.click(send);
    await expect(args.onAccept).toHaveBeenCalledWith(exampleRatingOrder.id, { mediaId: 503, text: '' });
  },
};
export const RatingWithoutMedia: Story = {
  args: { items: [], orders: [{ ...exampleRatingOrder, text: '', picture_url: storyArt(2) }] },
};
/** The picture was deleted in the meantime. */
export const PictureGone: Story = {
  args: { orders: [{ ...exampleRatingOrder, picture_url: 'data:image/png;base64,broken' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('wallet:order.picture.show') }));
    await expect(await canvas.findByText(says('wallet:order.picture.gone'))).toBeVisible();
  },
};
export const Rated: Story = {
  name: 'Rated: the buyer reads the answer [RATING-01]',
  args: {
    side: 'buyer',
    orders: [
      { ...exampleRatingOrder, picture_url: storyArt(2) },
      { ...exampleAnsweredRating, picture_url: null },
      { ...exampleAnsweredRating, id: 47, picture_url: null, media: exampleAcceptedOrder.media },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText(exampleAnsweredRating.answer ?? '')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /Evening light/ })).toBeVisible();
  },
};
export const Buyer: Story = {
  name: 'Buyer: every state',
  args: {
    side: 'buyer',
    orders: [
      exampleMediaOrder,
      exampleAcceptedOrder,
      exampleAnsweredRating,
      exampleRunningSnapchat,
      decided(31, 'declined'),
      decided(32, 'withdrawn'),
      decided(33, 'expired'),
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('luna.footlight')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Evening light/ })).toHaveAttribute(
      'href',
      '/luna_maren/media/evening-light/502',
    );
    await userEvent.click(canvas.getByRole('button', { name: says('wallet:order.withdraw') }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(exampleMediaOrder.id);
  },
};
const { snapchat } = exampleRunningSnapchat;
export const SnapchatEnds: Story = {
  args: {
    side: 'buyer',
    now: Date.parse('2027-01-12T12:00:00Z'),
    orders: [
      { ...exampleRunningSnapchat, snapchat: snapchat && { ...snapchat, username: null } },
      {
        ...exampleRunningSnapchat,
        id: 45,
        snapchat: snapchat && { ...snapchat, duration: 'FOREVER', until: null },
      },
    ],
  },
};
export const Deciding: Story = { args: { busyIds: [exampleMediaOrder.id] } };
/** What came of each decision stands in its order. */
export const Decided: Story = {
  args: {
    orders: [exampleSnapchatOrder, decided(31, 'declined')],
    notices: new Map([
      [exampleSnapchatOrder.id, { appearance: 'error', text: 'This order was already decided.' }],
      [31, { appearance: 'success', text: 'You declined the order.' }],
    ]),
  },
  play: async ({ canvasElement }) => {
    const [refused, declined] = within(canvasElement).getAllByRole('listitem');
    await expect(within(refused as HTMLElement).getByRole('alert')).toHaveTextContent(
      'This order was already decided.',
    );
    await expect(within(declined as HTMLElement).getByRole('status')).toHaveTextContent(
      'You declined the order.',
    );
  },
};
export const WithoutMedia: Story = { args: { items: [] } };
export const NothingOrdered: Story = {
  args: { orders: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('wallet:order.none'))).toBeVisible();
  },
};

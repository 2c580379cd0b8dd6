import { says, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { showOfferDocs } from './show-offer.docs.ts';
import { ShowOffer } from './show-offer.tsx';

const meta = {
  title: 'Room/Shows/Show offer',
  component: ShowOffer,
  parameters: { componentDocs: showOfferDocs, conformance: { tag: 'section' } },
  args: {
    broadcasterName: 'Luna Maren',
    privatePrice: 30,
    discount: null,
    spyPrice: null,
    onPrivate: fn(),
    onSpy: fn(),
  },
} satisfies Meta<typeof ShowOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      privatePrice: 10_000,
      spyPrice: 9_999,
      discount: { discountRate: 90, timeLeftInSecond: 86_400, privatePricePerMinuteInToken: 1_000 },
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('room:show.offer.private') }));
    await expect(args.onPrivate).toHaveBeenCalledOnce();
  },
};

export const Discount: Story = {
  name: 'Discount [PRIV-02]',
  args: { discount: { discountRate: 20, timeLeftInSecond: 290, privatePricePerMinuteInToken: 24 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(says('room:show.offer.discount', { percent: storyNumber(20) })),
    ).toBeVisible();
  },
};

export const Spy: Story = {
  name: 'Spy [SPY-01]',
  args: { privatePrice: null, spyPrice: 6 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('room:show.offer.spy') }));
    await expect(args.onSpy).toHaveBeenCalledOnce();
  },
};

/** The platform refuses shows to viewers who must verify their age, so none is offered. */
export const AgeFirst: Story = {
  name: 'Age first [SPY-01]',
  args: { spyPrice: 6, needsAge: true, verifyHref: '/verify-age' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('room:show.offer.age'), { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: says('room:show.offer.verify') })).toHaveAttribute(
      'href',
      '/verify-age',
    );
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
};

/** With nothing on offer, nothing is rendered. */
export const Nothing: Story = {
  args: { privatePrice: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component=show-offer]')).toBeNull();
  },
};

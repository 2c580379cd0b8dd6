import { longText, says, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyVideo } from '../../story/story-media.ts';
import { mediaLockDocs } from './media-lock.docs.ts';
import { MediaLock } from './media-lock.tsx';

const meta = {
  title: 'Site/Media/Lock',
  component: MediaLock,
  parameters: { componentDocs: mediaLockDocs, conformance: { tag: 'div' } },
  args: { item: storyVideo, loginHref: '/login', verifyHref: '/verify-age', onBuy: fn() },
} satisfies Meta<typeof MediaLock>;
export default meta;
type Story = StoryObj<typeof meta>;

const tokens = (count: number) => storyText('ui:tokens', { count, shown: storyNumber(count) });

export const Default: Story = {
  parameters: {
    longText: {
      item: {
        ...storyVideo,
        name: longText,
        price: 9_999_999,
        fanclub_level: 'legend',
        fanclub_access_level: 'legend',
      },
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: says('media:buy', { tokens: tokens(99) }) }),
    );
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};
export const Discounted: Story = {
  name: 'Fan club discount [FAN-03]',
  args: { item: { ...storyVideo, price: 74, discount: 25, fanclub_level: 'legend' } },
  play: async ({ canvasElement }) => {
    const level = storyText('ui:fanclub.legend');
    await expect(
      within(canvasElement).getByText(says('media:discount', { percent: '25', level })),
    ).toBeVisible();
  },
};
export const ForMembers: Story = {
  args: { item: { ...storyVideo, access_type: 'login', token_price: 0 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: says('common:login') })).toHaveAttribute(
      'href',
      '/login',
    );
  },
};
export const FanClubOnly: Story = {
  args: {
    item: { ...storyVideo, access_type: 'fanclub', token_price: 0, fanclub_access_level: 'insider' },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: says('media:joinFanclub') }),
    ).toHaveAttribute('href', `/${storyVideo.username}/fanclub`);
  },
};
export const AgeFirst: Story = {
  args: { item: { ...storyVideo, access_type: 'age', token_price: 0 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: says('media:verifyAge') })).toHaveAttribute(
      'href',
      '/verify-age',
    );
  },
};
export const Unavailable: Story = {
  args: { item: { ...storyVideo, access_type: 'unavailable', for_sale: 0 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

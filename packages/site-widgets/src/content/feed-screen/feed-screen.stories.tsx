import { exampleBrowseUser } from '@footlight/contract/fixtures';
import { Button } from '@footlight/ui';
import { longText, says, storyArt } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import type { FeedActionsProps } from './feed-actions.tsx';
import { feedScreenDocs } from './feed-screen.docs.ts';
import { FeedScreen } from './feed-screen.tsx';
import { FeedStage } from './feed-stage.tsx';

const picture = storyArt(3);
const users = ['Luna Maren', 'Vera Sol', 'Ines Kay'].map((display_name, at) => ({
  ...exampleBrowseUser,
  id: 900 + at,
  username: `name_${at}`,
  display_name,
  is_new: at === 1,
  thumbnail_url: picture,
}));

const tip: NonNullable<FeedActionsProps['tip']> = {
  amount: 25,
  onAmountChange: fn(),
  onTip: fn(),
  pending: false,
  confirmAbove: null,
  // The question is a part of another package.
  confirm: ({ amount, onYes }) => <Button onClick={onYes}>{`Yes, tip ${amount}`}</Button>,
};

const Live = (props: ComponentProps<typeof FeedScreen>) => {
  const [index, setIndex] = useState(props.index);
  return (
    <FeedScreen
      {...props}
      index={index}
      onIndexChange={(to) => {
        props.onIndexChange(to);
        setIndex(to);
      }}
    />
  );
};

const meta = {
  title: 'Site/Content/Feed',
  component: FeedScreen,
  render: (args) => <Live {...args} />,
  parameters: { layout: 'fullscreen', componentDocs: feedScreenDocs, conformance: { tag: 'div' } },
  args: {
    title: 'Girls live, one by one',
    path: '/girls/feed',
    sections: [
      { href: '/girls/feed', label: 'Cam girls', current: true },
      { href: '/men/feed', label: 'Men cams', current: false },
    ],
    collections: [
      { href: '/girls/feed?collection=live', label: 'Live (3)', current: true },
      { href: '/girls/feed?collection=new', label: 'New (1)', current: false },
    ],
    users,
    index: 0,
    onIndexChange: fn(),
    previousHref: null,
    nextHref: '/girls/feed?page=2',
    onOpen: fn(),
    player: <img src={picture} alt="" className="size-full object-contain" />,
    actions: {
      following: false,
      onFollow: fn(),
      tip,
      onHide: fn(),
    },
    hiddenNames: ['somebody_else'],
    onShow: fn(),
    swipes: true,
    onSwipesChange: fn(),
    error: null,
    onRetry: fn(),
  },
} satisfies Meta<typeof FeedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = (canvasElement: HTMLElement) => within(canvasElement).getByRole('heading', { level: 2 });
const stageOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-part=stage]') as HTMLElement;

export const Default: Story = {
  parameters: {
    longText: {
      users: users.map((user) => ({ ...user, display_name: longText.slice(0, 80), subject: longText })),
      hiddenNames: [longText.slice(0, 60).replaceAll(' ', '_')],
    } satisfies Story['args'],
  },
  name: 'Default: keys, wheel and buttons [FEED-01]',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const previous = page.getByRole('button', { name: says('content:feed.previous') });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(page.getByRole('button', { name: says('content:feed.next') }));
    await expect(heading(canvasElement)).toHaveTextContent('Vera Sol');
    await userEvent.keyboard('{ArrowUp}');
    await expect(heading(canvasElement)).toHaveTextContent('Luna Maren');
    await fireEvent.wheel(stageOf(canvasElement), { deltaY: 120 });
    await fireEvent.wheel(stageOf(canvasElement), { deltaY: 120 });
    await expect(heading(canvasElement)).toHaveTextContent('Vera Sol');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onOpen).toHaveBeenCalledWith('/girls/feed?page=2');
  },
};
/** Beside the picture of a wide window, who comes next can be chosen. */
export const ComesNext: Story = {
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole('region', { name: says('content:feed.comesNext') });
    await expect(within(next).getAllByRole('button')).toHaveLength(2);
    await userEvent.click(within(next).getByRole('button', { name: /Ines Kay/ }));
    await expect(heading(canvasElement)).toHaveTextContent('Ines Kay');
    await expect(within(canvasElement).queryByText(says('content:feed.comesNext'))).toBeNull();
  },
};
const swipe = async (canvasElement: HTMLElement, dy: number) => {
  const stage = stageOf(canvasElement);
  const touch = { pointerType: 'touch', isPrimary: true, pointerId: 7, clientX: 100 };
  await fireEvent.pointerDown(stage, { ...touch, clientY: 300 });
  await fireEvent.pointerUp(stage, { ...touch, clientY: 300 + dy });
};
export const Swipes: Story = {
  name: 'Swipes [FEED-01]',
  play: async ({ canvasElement }) => {
    await swipe(canvasElement, -200);
    await expect(heading(canvasElement)).toHaveTextContent('Vera Sol');
    await swipe(canvasElement, 200);
    await expect(heading(canvasElement)).toHaveTextContent('Luna Maren');
  },
};
export const SwipesOff: Story = {
  name: 'Swipes turned off [FEED-01]',
  args: { swipes: false },
  play: async ({ canvasElement, args }) => {
    await swipe(canvasElement, -200);
    await expect(heading(canvasElement)).toHaveTextContent('Luna Maren');
    await userEvent.click(within(canvasElement).getByRole('switch'));
    await expect(args.onSwipesChange).toHaveBeenCalledWith(true);
  },
};
export const TipFollowHide: Story = {
  name: 'Tip, follow, hide [FEED-01]',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('spinbutton', { name: says('content:feed.amount') })).toHaveValue('25');
    await userEvent.click(page.getByRole('button', { name: says('content:feed.tip') }));
    await expect(args.actions.tip?.onTip).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: says('content:feed.follow') }));
    await expect(args.actions.onFollow).toHaveBeenCalledWith(true);
    await userEvent.click(
      page.getByRole('button', { name: says('content:feed.hide', { name: 'Luna Maren' }) }),
    );
    await expect(args.actions.onHide).toHaveBeenCalledOnce();
    await userEvent.click(page.getByText(/\(1\)$/, { selector: 'summary *' }));
    await userEvent.click(page.getByRole('button', { name: /somebody_else/ }));
    await expect(args.onShow).toHaveBeenCalledWith('somebody_else');
  },
};
export const AsksBeforeABigTip: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      tip: { ...tip, amount: 500, confirmAbove: 100 },
    },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: says('content:feed.tip') }));
    await expect(args.actions.tip?.onTip).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Yes, tip 500' }));
    await expect(args.actions.tip?.onTip).toHaveBeenCalledOnce();
  },
};
export const CannotBeSeen: Story = {
  args: {
    player: (
      <div className="relative size-full">
        <FeedStage />
      </div>
    ),
  },
};
export const Nobody: Story = { args: { users: [], hiddenNames: [], nextHref: null } };
export const AllHidden: Story = { args: { users: [], nextHref: null } };
export const Loading: Story = { args: { users: undefined } };
export const Failed: Story = {
  args: { users: undefined, error: 'No connection. Check your network and try again.' },
};

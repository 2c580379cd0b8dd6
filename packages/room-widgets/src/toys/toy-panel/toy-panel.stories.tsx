import { TOY_LEVELS } from '@footlight/contract';
import { longText, says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toyPanelDocs } from './toy-panel.docs.ts';
import { ToyPanel } from './toy-panel.tsx';

const turn = (turn_id: number, username: string, level: number, seconds: number) => ({
  turn_id,
  username,
  level,
  seconds,
});

const meta = {
  title: 'Room/Toys/Toy panel',
  component: ToyPanel,
  parameters: { componentDocs: toyPanelDocs, conformance: { tag: 'section' } },
  args: {
    broadcasterName: 'Luna Maren',
    levels: TOY_LEVELS,
    turns: [turn(1, 'mira', 15, 22), turn(2, 'viewer', 7, 8)],
    secondsLeft: 30,
    canTip: true,
    onPrivateNoticeRead: fn(),
    onPick: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-[420px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ToyPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      privateNotice: true,
      turns: Array.from({ length: 40 }, (_, at) => turn(at, longText, 20, 60)),
      secondsLeft: 2_400,
    } satisfies Story['args'],
  },
  name: 'Default: turns are running, a level is picked [TOY-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-part=turn]')).toHaveLength(2);
    await expect(canvasElement.querySelector('[data-part=left]')).toHaveTextContent('0:30');
    // The name is the visible text, with the unit of the price.
    const level = storyText('toys:panel.level', { level: '11', seconds: '15' });
    const name = `${level} ${storyText('ui:tokens', { count: 50 })}`;
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onPick).toHaveBeenCalledWith(50);
  },
};
export const Still: Story = {
  args: { turns: [], secondsLeft: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('toys:panel.empty'))).toBeVisible();
  },
};
export const NoticeInAPrivate: Story = {
  name: 'Notice in a private [TOY-01]',
  args: { privateNotice: true },
  play: async ({ canvasElement, args }) => {
    const notice = within(canvasElement).getByText(says('toys:panel.private')).closest('[data-part=notice]');
    await userEvent.click(within(notice as HTMLElement).getByRole('button'));
    await expect(args.onPrivateNoticeRead).toHaveBeenCalledOnce();
  },
};
export const CannotTip: Story = { args: { canTip: false } };

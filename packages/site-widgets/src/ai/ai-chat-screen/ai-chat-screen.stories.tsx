import { exampleAiExchange, exampleAiModel } from '@footlight/contract/fixtures';
import { begins, longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { aiChatScreenDocs } from './ai-chat-screen.docs.ts';
import { AiChatScreen } from './ai-chat-screen.tsx';

const waiting = { ...exampleAiExchange, id: 8, state: 'waiting', answer: '' } as const;
const meta = {
  title: 'Site/AI/Companion',
  component: AiChatScreen,
  parameters: { layout: 'fullscreen', componentDocs: aiChatScreenDocs, conformance: { tag: 'div' } },
  args: {
    model: { ...exampleAiModel, picture_url: '' },
    exchanges: [exampleAiExchange],
    loggedIn: true,
    draft: 'And at night?',
    onDraftChange: fn(),
    sendError: null,
    pending: false,
    onAsk: fn(),
    onLogin: fn(),
    onDelete: fn(),
    error: null,
    onRetry: fn(),
  },
} satisfies Meta<typeof AiChatScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      model: { ...exampleAiModel, picture_url: '', display_name: longText.slice(0, 60) },
      exchanges: [{ ...exampleAiExchange, message: longText, answer: longText }],
    } satisfies Story['args'],
  },
  name: 'Default [AI-01]',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: begins('ai:send') }));
    await userEvent.click(page.getByRole('button', { name: begins('ai:draw') }));
    await expect(args.onAsk).toHaveBeenNthCalledWith(1, 'chat');
    await expect(args.onAsk).toHaveBeenNthCalledWith(2, 'image');
    await userEvent.click(page.getByRole('button', { name: says('ai:remove') }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: says('ai:remove') }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const FirstMessage: Story = {
  name: 'First message [AI-01]',
  args: { exchanges: [], draft: '' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: says('ai:starter.story') }));
    await expect(args.onDraftChange).toHaveBeenCalledWith(expect.stringMatching(says('ai:starter.story')));
    await expect(page.getByRole('textbox')).toHaveFocus();
    // An empty text is not sent.
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    field.focus();
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(args.onAsk).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await expect(args.onAsk).toHaveBeenCalledWith('chat');
  },
};
/** The time of a message and what it cost, with a line for each day. */
export const TwoDays: Story = {
  args: {
    exchanges: [
      exampleAiExchange,
      { ...exampleAiExchange, id: 8, created_at: '2026-11-10T12:05:00.000Z' },
      { ...exampleAiExchange, id: 9, created_at: '2026-11-12T12:00:00.000Z' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part=day]')).toHaveLength(2);
    const stamps = [...canvasElement.querySelectorAll('[data-part=stamp]')];
    await expect(stamps).toHaveLength(3);
    for (const stamp of stamps) {
      await expect(stamp.querySelector('time')).toHaveAttribute('datetime');
      await expect(
        within(stamp as HTMLElement).getByText(says('ui:tokens', { count: 2, shown: '2' })),
      ).toBeInTheDocument();
    }
  },
};
export const Waiting: Story = {
  args: { exchanges: [exampleAiExchange, waiting] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(says('ai:writing', { name: 'Nova' }))).toBeVisible();
    await expect(page.getByRole('button', { name: begins('ai:send') })).toBeDisabled();
  },
};
export const Drawing: Story = { args: { exchanges: [{ ...waiting, kind: 'image', price: 20 }] } };
export const Refunded: Story = { args: { exchanges: [{ ...waiting, state: 'failed' }] } };
export const PictureRefunded: Story = {
  name: 'Picture refunded [AI-01]',
  args: { exchanges: [{ ...waiting, kind: 'image', price: 20, state: 'failed' }] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(says('ai:imageFailed'))).toBeVisible();
    await expect(page.getByText(says('ai:failed', { name: 'Nova' }))).toBeVisible();
  },
};
export const Refused: Story = { args: { sendError: 'Nova does not answer this. Write something else.' } };
export const Guest: Story = {
  args: { loggedIn: false, exchanges: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('ai:login') }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};
export const BeforeSession: Story = {
  args: { loggedIn: undefined, exchanges: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: says('ai:login') })).toBeNull();
  },
};
export const Loading: Story = { args: { model: undefined } };
/** The companion is there, and the messages are on their way. */
export const LoadingMessages: Story = {
  args: { exchanges: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: begins('ai:send') })).toBeDisabled();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { draft: '' },
};
export const Failed: Story = { args: { model: undefined, error: 'Error loading search results' } };

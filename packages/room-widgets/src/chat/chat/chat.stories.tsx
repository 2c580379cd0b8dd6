import { longText, says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chatDocs } from './chat.docs.ts';
import { Chat, type ChatProps } from './chat.tsx';
import type { PersonAction } from './person-menu.tsx';
import { createStoryLog, type StoryLog, storyLine, storyLines } from './story-log.ts';

const Stateful = (props: ChatProps) => {
  const [draft, setDraft] = useState(props.draft);
  return (
    <div className="h-[520px] max-w-[390px] border border-border">
      <Chat
        {...props}
        draft={draft}
        onDraftChange={(text) => {
          setDraft(text);
          props.onDraftChange(text);
        }}
      />
    </div>
  );
};

const meta = {
  title: 'Room/Chat/Chat',
  component: Chat,
  parameters: { componentDocs: chatDocs, conformance: { tag: 'section' } },
  args: {
    log: createStoryLog(storyLines(30)),
    viewer: { username: 'viewer', loggedIn: true },
    broadcaster: { username: 'luna_maren', displayName: 'Luna Maren' },
    connection: 'joined',
    onSend: fn(),
    onRetry: fn(),
    onAskSignUp: fn(),
    draft: '',
    onDraftChange: fn(),
  },
  argTypes: { log: { control: false } },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Chat>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvasElement: HTMLElement) => within(canvasElement).getByRole('log');
const rows = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('[data-part="line"]');
const distance = (element: HTMLElement) => element.scrollHeight - element.clientHeight - element.scrollTop;
/** Scrolls as a viewer would, and waits for the browser's scroll event. */
const scrollTo = async (element: HTMLElement, top: number) => {
  element.scrollTop = top;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
};

export const Default: Story = {
  parameters: {
    longText: {
      broadcaster: { username: 'm', displayName: 'Maximiliane-Friederike von und zu Hohenstein-Wittelsbach' },
      log: createStoryLog([
        storyLine(1, {
          message: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselloch'.repeat(3),
        }),
        storyLine(2, {
          username: 'a_very_long_username_of_thirty_2',
          message: 'https://example.com/'.padEnd(180, 'a'),
        }),
        storyLine(3, { message: 'مرحبا بالجميع، مساء الخير' }),
      ]),
    } satisfies Story['args'],
  },
  name: 'Default [ROOM-04]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: says('room:chat.message') });
    await expect(canvas.getByRole('button', { name: says('room:chat.send') })).toBeDisabled();
    await userEvent.type(input, 'hello{Shift>}{Enter}{/Shift}there{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('hello\nthere');
    await expect(input).toHaveValue('');
    // The pressed button is disabled then, and the field has its focus.
    await userEvent.type(input, 'again');
    await userEvent.click(canvas.getByRole('button', { name: says('room:chat.send') }));
    await expect(input).toHaveFocus();
    await expect(distance(box(canvasElement))).toBeLessThanOrEqual(1);
  },
};

export const KeepsAnInputMethodsEnter: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, 'こんにちは');
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(input).toHaveValue('こんにちは');
  },
};

export const OwnRoom: Story = {
  name: 'Broadcasters write to their viewers, not to themselves',
  render: function Render(args) {
    return <Chat {...args} viewer={{ username: args.broadcaster.username, loggedIn: true }} />;
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAttribute(
      'placeholder',
      storyText('room:chat.placeholderOwn'),
    );
  },
};

export const Guest: Story = {
  args: { viewer: { username: 'guest_81', loggedIn: false } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: says('room:chat.signUp') }));
    await expect(args.onAskSignUp).toHaveBeenCalledOnce();
  },
};

export const BeforeSession: Story = {
  args: { viewer: { username: '', loggedIn: undefined } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: says('room:chat.signUp') })).toBeNull();
  },
};

const kinds = createStoryLog([
  storyLine(1, { username: 'luna_maren', message: 'Welcome in! Songs until midnight.', is_model: true }),
  storyLine(2, {
    username: 'ines_k',
    message: 'a moderator with tokens',
    is_moderator: true,
    has_tokens: true,
  }),
  storyLine(3, { username: 'marlow', message: 'a VIP', is_vip: true }),
  storyLine(4, { username: 'sunday7', message: 'a super VIP', is_super_vip: true }),
  storyLine(5, { kind: 'tip', username: 'quietriver', tokens: 25, message: '' }),
  storyLine(6, {
    kind: 'tip',
    username: 'otto',
    tokens: 1250,
    message: 'For the encore. Please play it slowly.',
  }),
  storyLine(7, { kind: 'notice', username: '', message: 'Luna Maren changed the topic.' }),
  { kind: 'gap', state: 'settled', line_id: 'gap:1', at: 0 },
  { kind: 'private', state: 'settled', line_id: 'private', at: 0 },
  storyLine(9, { username: 'viewer', message: 'my own settled line' }),
  {
    kind: 'own',
    state: 'failed',
    line_id: 'own:1',
    client_id: 'client-0001',
    username: 'viewer',
    message: 'this one did not arrive',
    at: 0,
  },
  {
    kind: 'own',
    state: 'failed',
    line_id: 'own:2',
    client_id: 'client-0002',
    username: 'viewer',
    message: 'nor did this',
    at: 0,
    reason: 'You are writing too fast.',
  },
  {
    kind: 'own',
    state: 'sending',
    line_id: 'own:3',
    client_id: 'client-0003',
    username: 'viewer',
    message: 'and this one is on its way',
    at: 0,
  },
]);

export const EveryKindOfLine: Story = {
  args: { log: kinds },
  play: async ({ canvasElement, args }) => {
    const log = within(box(canvasElement));
    await expect(log.getByText(says('room:chat.gap'))).toBeInTheDocument();
    const start = log.getByText(says('room:chat.private'));
    await expect(Number(getComputedStyle(start).fontWeight)).toBeGreaterThanOrEqual(700);
    await expect(log.getByText(says('room:chat.failed')).closest('[role=alert]')).not.toBeNull();
    await expect(log.getByText('You are writing too fast.')).toBeInTheDocument();
    for (const badge of ['model', 'moderator', 'vip', 'superVip'] as const) {
      const marks = log.getAllByRole('img', { name: says(`room:chat.badge.${badge}`) });
      await expect(marks.length).toBeGreaterThan(0);
    }
    await expect(log.getByText(says('ui:tokens', { count: 1250 }))).toBeInTheDocument();
    const again = `${storyText('common:sendAgain')}: this one did not arrive`;
    await userEvent.click(log.getByRole('button', { name: again }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onRetry).toHaveBeenCalledWith('client-0001');
    await expect(box(canvasElement)).toHaveFocus();
  },
};

export const Flood: Story = {
  name: 'A thousand lines at once [ROOM-04]',
  args: { log: createStoryLog(storyLines(20)) },
  play: async ({ canvasElement, args }) => {
    const log = args.log as StoryLog;
    let sent = 20;
    let most = 0;
    for (let burst = 0; burst < 10; burst += 1) {
      log.append(...storyLines(100, sent + 1));
      sent += 100;
      await new Promise((done) => setTimeout(done, 110));
      most = Math.max(most, rows(canvasElement).length);
      await expect(distance(box(canvasElement))).toBeLessThanOrEqual(1);
    }
    await expect(most).toBeLessThanOrEqual(60);
    await expect(log.getSnapshot().lines).toHaveLength(200);
    const last = log.getSnapshot().lines.at(-1);
    await expect([...rows(canvasElement)].at(-1)).toHaveTextContent(
      last?.kind === 'message' ? (last.message ?? '') : '-',
    );
  },
};

export const ReadingBack: Story = {
  name: 'Scrolling up stops following; the pill resumes it',
  args: { log: createStoryLog(storyLines(200)) },
  play: async ({ canvasElement, args }) => {
    const log = args.log as StoryLog;
    const element = box(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: says('room:chat.latest') })).toBeNull();
    await scrollTo(element, 300);
    await canvas.findByRole('button', { name: says('room:chat.latest') });

    // The line that is being read does not move while others arrive.
    const seen = [...rows(canvasElement)].find(
      (row) => row.getBoundingClientRect().top > element.getBoundingClientRect().top,
    );
    const before = seen?.getBoundingClientRect().top;
    log.append(...storyLines(5, 201));
    const pill = await canvas.findByRole('button', { name: says('room:chat.new', { count: 5 }) });
    await expect(Math.abs((seen?.getBoundingClientRect().top ?? 0) - (before ?? 0))).toBeLessThanOrEqual(1);

    // Older lines are added above without a jump.
    const count = rows(canvasElement).length;
    await scrollTo(element, 20);
    await waitFor(() => expect(rows(canvasElement).length).toBeGreaterThan(count));
    await expect(element.scrollTop).toBeGreaterThan(20);

    const at = seen?.getBoundingClientRect().top ?? 0;
    // A flood does not move the reader's place, and at most 200 rows are rendered.
    for (let burst = 0; burst < 5; burst += 1) {
      log.append(...storyLines(100, 206 + burst * 100));
      await new Promise((done) => setTimeout(done, 110));
    }
    await expect(rows(canvasElement).length).toBeLessThanOrEqual(200);
    await expect(Math.abs((seen?.getBoundingClientRect().top ?? 0) - at)).toBeLessThanOrEqual(1);
    await expect(pill).toHaveTextContent(says('room:chat.new', { count: 505 }));

    await userEvent.click(pill);
    await expect(element).toHaveFocus();
    await expect(distance(element)).toBeLessThanOrEqual(1);
    await expect(pill).not.toBeInTheDocument();
    await expect(rows(canvasElement).length).toBeLessThanOrEqual(60);
  },
};

export const ScrollingDownPinsAgain: Story = {
  args: { log: createStoryLog(storyLines(80)) },
  play: async ({ canvasElement }) => {
    const element = box(canvasElement);
    const list = () => canvasElement.querySelector('[data-component="chat-list"]');
    await scrollTo(element, element.scrollTop - 120);
    await expect(list()).toHaveAttribute('data-state', 'reading');
    await scrollTo(element, element.scrollHeight);
    await expect(list()).toHaveAttribute('data-state', 'pinned');
  },
};

export const NearTheLimit: Story = {
  args: { draft: 'x'.repeat(480) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox');
    await expect(canvas.getByText(says('room:chat.left', { count: 20 }))).toBeVisible();
    await userEvent.type(input, 'y'.repeat(21));
    await expect(canvas.getByText(says('room:chat.over', { count: 1 }))).toBeVisible();
    await userEvent.type(input, '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Empty: Story = {
  args: { log: createStoryLog() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('room:chat.empty'))).toBeVisible();
  },
};
/** The empty message is not shown before the lines have loaded. */
export const Joining: Story = {
  args: { log: createStoryLog(), connection: 'connecting' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(says('room:chat.empty'))).toBeNull();
  },
};
export const Reconnecting: Story = { args: { connection: 'reconnecting' } };
export const Offline: Story = {
  args: { connection: 'offline' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeDisabled();
  },
};

const markup = '<img src=x onerror="alert(1)"> <b>bold</b> &amp; {{name}} %s';

/** Markup, names of 300 characters and negative tips: all are shown as text, and no line breaks the layout. */
export const OddInput: Story = {
  args: {
    log: createStoryLog([
      storyLine(1, { username: '<i>name</i>', message: markup }),
      storyLine(2, { username: longText, message: longText }),
      storyLine(3, { kind: 'tip', username: 'otto', tokens: -25, message: markup }),
      storyLine(4, { kind: 'tip', username: 'nox', tokens: 1e300, message: '' }),
      storyLine(5, { kind: 'notice', username: '', message: markup }),
    ]),
  },
  play: async ({ canvasElement }) => {
    const log = box(canvasElement);
    await expect(within(log).getAllByText(markup)).toHaveLength(3);
    await expect(within(log).getByText('<i>name</i>')).toBeInTheDocument();
    await expect(log.querySelector('img, b, i')).toBeNull();
    await expect(within(log).getByText(says('ui:tokens', { count: 0 }))).toBeInTheDocument();
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
  },
};

/** In a right-to-left page, each text keeps its own direction; names and icons are at the start of the line. */
export const RightToLeft: Story = {
  args: {
    draft: 'Where is it from?',
    log: createStoryLog([
      storyLine(1, { username: 'سارة', message: 'مرحبا بالجميع، مساء الخير!', is_vip: true }),
      storyLine(2, { message: 'that last song was lovely!', is_moderator: true }),
      storyLine(3, { username: 'נועה', message: 'שלום מתל אביב (100%)', is_model: true }),
      storyLine(4, { kind: 'tip', username: 'otto', tokens: 1250, message: 'For the encore.' }),
    ]),
  },
  render: (args) => (
    <div dir="rtl">
      <Stateful {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const direction = (part: string, index = 0) => {
      const found = canvasElement.querySelectorAll(`[data-part="${part}"]`)[index];
      return found && getComputedStyle(found).direction;
    };
    await expect(direction('line')).toBe('rtl');
    await expect(direction('message', 0)).toBe('rtl');
    await expect(direction('message', 1)).toBe('ltr');
    await expect(direction('input')).toBe('ltr');
  },
};

const people = (
  actions: readonly PersonAction[] = ['mention', 'mute', 'silence', 'kick', 'ban', 'appoint'],
) => ({
  actionsFor: ({ username }: { username: string }) => (username === 'viewer' ? [] : actions),
  onAction: fn(),
});
const text = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox');
const search = (canvasElement: HTMLElement) => within(canvasElement).getByRole('searchbox');

export const Moderating: Story = {
  name: 'Menu on names [ROOM-07]',
  args: {
    people: people(),
    log: createStoryLog([storyLine(1, { username: 'otto' }), storyLine(2, { username: 'nox' })]),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const item = (key: 'kick' | 'silence') =>
      screen.findByRole('menuitem', { name: says(`room:person.${key}`) });
    // A plain click: the first one loads the menu, which `userEvent` would not wait for.
    canvas.getByRole('button', { name: 'otto' }).click();
    await userEvent.click(await item('kick'));
    const otto = { username: 'otto', lineId: 'line-1', isModel: false };
    await expect(args.people?.onAction).toHaveBeenCalledWith('kick', otto);
    // By keyboard: Enter focuses the newest name, an arrow key the one before, Enter opens its menu.
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    box(canvasElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'nox' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'otto' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await item('silence');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'otto' })).toHaveFocus());
  },
};

const drawn = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll('[data-part="lines"] [data-part="emoticon"]').length;

/** The picker inserts at the caret, and the field keeps the focus. */
export const EmoticonPicker: Story = {
  name: 'Emoticon picker [ROOM-04]',
  args: {
    emoticons: ['star', 'moon', 'heart'],
    log: createStoryLog([storyLine(1, { message: ':star: :sun:' })]),
  },
  render: function Render(args) {
    const [draft, setDraft] = useState('Hello there');
    return <Chat {...args} draft={draft} onDraftChange={setDraft} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Only the room's own emoticons are drawn.
    await waitFor(() => expect(drawn(canvasElement)).toBe(1));
    const field = text(canvasElement) as HTMLTextAreaElement;
    field.focus();
    field.setSelectionRange(5, 5);
    // A plain click: the first one loads the picker, which `userEvent` would not wait for.
    canvas.getByRole('button', { name: says('room:chat.emoticons') }).click();
    const picker = within(await screen.findByRole('dialog', { name: says('room:chat.emoticons') }));
    const item = (name: string) => picker.getByRole('button', { name });
    await waitFor(() => expect(item('star')).toHaveFocus());
    await expect(picker.getAllByRole('button')).toHaveLength(3);
    await userEvent.keyboard('{End}');
    await expect(item('heart')).toHaveFocus();
    await userEvent.keyboard('m');
    await expect(item('moon')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(field).toHaveValue('Hello :moon: there');
    await waitFor(() => expect(field).toHaveFocus());
    // Escape closes it without a choice, and the button gets focus back.
    const button = canvas.getByRole('button', { name: says('room:chat.emoticons') });
    button.click();
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(field).toHaveValue('Hello :moon: there');
  },
};

export const NoEmoticons: Story = {
  name: 'Emoticons switched off [ROOM-04]',
  args: { emoticons: [], log: createStoryLog([storyLine(1, { message: ':star:' })]) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(':star:')).toBeVisible();
    await expect(drawn(canvasElement)).toBe(0);
    await expect(
      within(canvasElement).queryByRole('button', { name: says('room:chat.emoticons') }),
    ).toBeNull();
  },
};

export const Notices: Story = {
  name: 'Notices with and without a name [ROOM-07]',
  args: {
    log: createStoryLog([
      storyLine(1, { kind: 'notice', username: 'otto', message: '', action: 'ban' }),
      storyLine(2, { kind: 'notice', username: '', message: '', action: 'kick' }),
    ]),
  },
  play: async ({ canvasElement }) => {
    const log = within(box(canvasElement));
    await expect(log.getByText(says('room:notice.ban', { name: 'otto' }))).toBeVisible();
    const [, second] = [...rows(canvasElement)];
    await expect(second?.textContent).toMatch(/^\S.{20,}$/);
    await expect(second).not.toHaveTextContent('otto');
  },
};

export const SearchAndFilter: Story = {
  name: 'Search, tips only, muted [ROOM-04]',
  args: {
    muted: ['nox'],
    log: createStoryLog([
      storyLine(1, { username: 'otto', message: 'good evening' }),
      storyLine(2, { username: 'nox', message: 'nobody reads this' }),
      storyLine(3, { kind: 'tip', username: 'ines_k', tokens: 50, message: '' }),
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(2));
    const tips = canvas.getByRole('button', { name: says('room:chat.tipsOnly') });
    tips.click();
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(1));
    tips.click();
    canvas.getByRole('button', { name: says('room:chat.search') }).click();
    await canvas.findByRole('searchbox');
    const look = (value: string) => fireEvent.change(search(canvasElement), { target: { value } });
    await look('EVENING');
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(1));
    await look('evening and more');
    await canvas.findByText(says('room:chat.noMatch'));
    await fireEvent.keyDown(search(canvasElement), { key: 'Escape' });
    await expect(await canvas.findByRole('button', { name: says('room:chat.search') })).toHaveFocus();
    await expect(rows(canvasElement)).toHaveLength(2);
  },
};

export const Emoticons: Story = {
  name: 'Emoticons and their codes [ROOM-04]',
  args: {
    log: createStoryLog([
      storyLine(1, { message: ':star: :moon: :sun: :spark: :heart: :wave: :drop: :leaf:' }),
      storyLine(2, { message: ':bolt: :note: :flame: :flower: :snow: :peak: :gem: :crown:' }),
      storyLine(3, { message: 'at 10:30 :nothing: ::star::' }),
    ]),
  },
  play: async ({ canvasElement, args }) => {
    await expect(box(canvasElement).querySelectorAll('[data-part="emoticon"]')).toHaveLength(17);
    await expect(box(canvasElement)).toHaveTextContent('at 10:30 :nothing: ::star::');
    const input = text(canvasElement);
    await userEvent.type(input, 'hello :sta');
    const list = within(canvasElement).getByRole('listbox', { name: says('room:chat.suggestions') });
    await expect(within(list).getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('hello :star: ');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('hello :star:');
  },
};

export const Commands: Story = {
  name: 'Commands that the user may use [ROOM-05]',
  args: { commands: ['play_sound', 'setmode', 'tip_split'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = text(canvasElement);
    await userEvent.type(input, '/');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await expect(input).toHaveValue('/setmode ');
    await expect(input).toHaveFocus();
    await userEvent.click(canvas.getAllByRole('option')[1] as HTMLElement);
    await expect(input).toHaveValue('/setmode limited');
    await userEvent.clear(input);
    await userEvent.type(input, '/p');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const NoCommandsForViewers: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(text(canvasElement), '/');
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
  },
};

export const PausedByHover: Story = {
  name: 'Pauses under a mouse and by a key [ROOM-04]',
  args: { log: createStoryLog(storyLines(60)) },
  play: async ({ canvasElement, args }) => {
    const log = args.log as StoryLog;
    const list = () => canvasElement.querySelector('[data-component="chat-list"]');
    await userEvent.hover(box(canvasElement));
    await expect(list()).toHaveAttribute('data-state', 'held');
    log.append(...storyLines(3, 61));
    const pill = await within(canvasElement).findByRole('button', {
      name: says('room:chat.new', { count: 3 }),
    });
    await userEvent.unhover(box(canvasElement));
    await expect(list()).toHaveAttribute('data-state', 'pinned');
    await expect(pill).not.toBeInTheDocument();
    box(canvasElement).focus();
    await userEvent.keyboard(' ');
    await expect(list()).toHaveAttribute('data-state', 'held');
    await userEvent.keyboard(' ');
    await expect(list()).toHaveAttribute('data-state', 'pinned');
    await expect(distance(box(canvasElement))).toBeLessThanOrEqual(1);
  },
};

export const Highlighted: Story = {
  name: 'Highlighted message and a mention [ROOM-04]',
  args: {
    highlighted: { username: 'ines_k', message: 'Next song at eight. :note:' },
    onUnhighlight: fn(),
    log: createStoryLog([storyLine(1, { message: 'hello @Viewer, welcome back' })]),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(rows(canvasElement)[0]).toHaveAttribute('data-mention');
    await userEvent.click(canvas.getByRole('button', { name: says('room:chat.unhighlight') }));
    await expect(args.onUnhighlight).toHaveBeenCalledOnce();
  },
};

export const LargeText: Story = {
  args: { look: { fontSize: 18, textColor: '#ffe08a' } },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement).style.fontSize).toBe('1.25rem');
  },
};

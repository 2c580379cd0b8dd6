import { DISPLAY_STATUSES, type DisplayStatus } from '@footlight/contract';
import { longText, type StoryTextKey, says, storyDate } from '@footlight/ui/story';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { roomStatusOverlayDocs } from './room-status-overlay.docs.ts';
import { RoomStatusOverlay } from './room-status-overlay.tsx';

const poster = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#3a1540"/><circle cx="4" cy="8" r="4" fill="#d64a9b"/><circle cx="13" cy="9" r="5" fill="#2a86c4"/></svg>',
)}`;

const meta = {
  title: 'Room/Room/Room status overlay',
  component: RoomStatusOverlay,
  parameters: { componentDocs: roomStatusOverlayDocs, conformance: { tag: 'div' } },
  args: { status: 'offline', broadcasterName: 'Luna Maren', poster, onAction: fn() },
} satisfies Meta<typeof RoomStatusOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The player that the overlay fills. */
const stage = 'relative aspect-video w-full max-w-[720px] overflow-hidden bg-media rounded-lg';
const onStage: Decorator = (Story) => (
  <div className={stage}>
    <Story />
  </div>
);

const lastOnlineAt = '2026-11-01T23:30:00.000Z';

export const Default: Story = {
  parameters: {
    longText: {
      status: 'user_error',
      errorMessage: longText,
      suggestions: ['luna_maren', 'luna_maren', longText],
    } satisfies Story['args'],
  },
  decorators: [onStage],
  args: { lastOnlineAt },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(
        says('player:status.offline.last', {
          date: storyDate(new Date(lastOnlineAt), { dateStyle: 'long', timeZone: 'UTC' }),
        }),
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: says('player:status.action.browse') }));
    await expect(args.onAction).toHaveBeenCalledWith('browse');
  },
};

/** The title that identifies each screen; `online` has none. */
const titles: Record<Exclude<DisplayStatus, 'online'>, StoryTextKey> = {
  user_error: 'player:status.error.title',
  user_loading: 'player:status.loading',
  password_required: 'player:status.password.title',
  offline: 'player:status.offline.title',
  guest_overlay: 'player:status.guest.title',
  cc_required: 'player:status.card.title',
  age_required: 'player:status.age.title',
  connected: 'player:status.connected.title',
  limited: 'player:status.limited.title',
  private: 'player:status.private.title',
  standby: 'player:status.standby.title',
};

export const EveryStatus: Story = {
  name: 'Every status [ROOM-02]',
  render: (args) => (
    <div className="grid gap-4 desktop:grid-cols-2">
      {DISPLAY_STATUSES.map((status) => (
        <section key={status} aria-label={status} className={stage}>
          <RoomStatusOverlay {...args} status={status} />
        </section>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const [status, title] of Object.entries(titles)) {
      const section = canvas.getByRole('region', { name: status });
      await expect(within(section).getByText(says(title, { name: 'Luna Maren' }))).toBeInTheDocument();
    }
    await expect(canvas.getByRole('region', { name: 'online' })).toBeEmptyDOMElement();
  },
};

export const Password: Story = {
  name: 'Password [ROOM-03]',
  decorators: [onStage],
  args: { status: 'password_required', onPassword: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const enter = canvas.getByRole('button', { name: says('player:status.password.enter') });
    await userEvent.click(enter);
    await expect(args.onPassword).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(says('player:status.password.label')), 'curtain{Enter}');
    await expect(args.onPassword).toHaveBeenCalledWith('curtain');
  },
};

export const WrongPassword: Story = {
  decorators: [onStage],
  args: { status: 'password_required', onPassword: fn(), passwordProblem: 'wrong' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText(says('player:status.password.label'));
    await expect(field).toHaveAccessibleDescription(says('player:status.password.wrong'));
  },
};

/** Broadcasters read about themselves, and are not sent to other rooms. */
export const OwnRoom: Story = {
  args: { status: 'offline', own: true, lastOnlineAt, offers: { isNotified: false } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('player:status.own.offline.title'))).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: says('player:status.action.goLive') }));
    await expect(args.onAction).toHaveBeenCalledWith('go_live');
  },
};

export const OwnBreak: Story = { args: { status: 'standby', own: true } };

export const OfflineWithPicture: Story = {
  decorators: [onStage],
  args: { offlinePicture: poster, lastOnlineAt, offers: { isNotified: false } },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement.querySelector('[data-part="picture"] img')).toHaveAttribute('src', poster);
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: says('player:status.action.notify', { count: 0 }) }),
    );
    await expect(args.onAction).toHaveBeenCalledWith('notify');
  },
};

/** The offline picture fails: the blurred poster is shown instead, and without one the plain ground; no broken image. */
export const PicturesThatFail: Story = {
  name: 'Pictures that fail to load [BROWSE-08]',
  decorators: [onStage],
  args: { offlinePicture: 'data:image/png;base64,broken', poster },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part="poster"] img')).toBeVisible());
    await expect(canvasElement.querySelector('[data-part="picture"]')).toBeNull();
  },
};
export const NoPictureAtAll: Story = {
  name: 'No picture loads [BROWSE-08]',
  decorators: [onStage],
  args: {
    offlinePicture: 'data:image/png;base64,broken',
    poster: 'data:image/png;base64,broken too',
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

export const PrivateWithSpying: Story = {
  decorators: [onStage],
  args: { status: 'private', offers: { spyPrice: 6, isNotified: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: says('player:status.action.spy', { count: 6 }) }),
    );
    await expect(args.onAction).toHaveBeenCalledWith('spy');
    await expect(canvas.getByText(says('player:status.notified', { name: 'Luna Maren' }))).toBeVisible();
  },
};

export const PrivateForFans: Story = {
  name: 'A private that fan club members watch for free [FAN-02]',
  decorators: [onStage],
  args: { status: 'private', offers: { spyPrice: 0 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('player:status.action.spyFree') }));
    await expect(args.onAction).toHaveBeenCalledWith('spy');
  },
};

export const TicketShow: Story = {
  decorators: [onStage],
  args: { status: 'limited', offers: { ticketPrice: 100, isNotified: false } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', {
        name: says('player:status.action.ticket', { count: 100 }),
      }),
    );
    await expect(args.onAction).toHaveBeenCalledWith('ticket');
  },
};

export const UnknownNameWithSuggestions: Story = {
  decorators: [onStage],
  args: {
    status: 'user_error',
    suggestions: ['luna_maren', 'luna_mare'],
    errorMessage: 'There is no broadcaster with this name.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'luna_maren' })).toHaveAttribute('href', '/luna_maren');
    await expect(canvas.getByText('There is no broadcaster with this name.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: says('common:retry') }));
    await expect(args.onAction).toHaveBeenCalledWith('retry');
  },
};

export const GuestOverlay: Story = {
  decorators: [onStage],
  args: { status: 'guest_overlay' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: says('player:status.action.signUp') }),
    );
    await expect(args.onAction).toHaveBeenCalledWith('sign_up');
  },
};

export const CardNeededOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'fr' },
  args: {
    status: 'cc_required',
    broadcasterName: 'Maximiliane-Friederike von und zu Hohenstein-Wittelsbach',
  },
  decorators: [
    (Story) => (
      <div className="max-w-[358px]">
        <div className={stage}>
          <Story />
        </div>
      </div>
    ),
  ],
};

/** An invalid date, a broken picture, a name with markup, a duplicate suggestion. */
/** The law of the visitor's place asks for proof of age. */
export const AgeRequired: Story = {
  name: 'Age required [AGE-02]',
  decorators: [onStage],
  args: { status: 'age_required' },
  play: async ({ canvasElement, args }) => {
    const verify = says('player:status.action.verifyAge');
    await userEvent.click(within(canvasElement).getByRole('button', { name: verify }));
    await expect(args.onAction).toHaveBeenCalledWith('verify_age');
  },
};

export const OddInput: Story = {
  decorators: [onStage],
  args: {
    status: 'offline',
    broadcasterName: '<b>Luna</b>',
    poster: 'data:image/png;base64,broken',
    lastOnlineAt: '2026-02-31T99:00:00Z',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(says('player:status.offline.title', { name: '<b>Luna</b>' })),
    ).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="last"]')).toBeNull();
  },
};

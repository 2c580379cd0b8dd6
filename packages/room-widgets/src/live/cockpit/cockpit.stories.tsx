import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AirMode } from '../../broadcaster/air-mode/air-mode.tsx';
import { RoomSetup } from '../../broadcaster/room-setup/room-setup.tsx';
import { Chat } from '../../chat/chat/chat.tsx';
import { createStoryLog, storyLines } from '../../chat/chat/story-log.ts';
import { storyCamera } from '../../lib/story-camera.ts';
import { UserList } from '../../room/user-list/user-list.tsx';
import { GoalForm } from '../../room-apps/goal-form/goal-form.tsx';
import { storyApps } from '../../story/app-views.ts';
import { TipFeed } from '../../tips/tip-feed/tip-feed.tsx';
import { CameraStage } from '../camera-stage/camera-stage.tsx';
import { checksOf } from '../stream-checks/checks.ts';
import { StreamChecks } from '../stream-checks/stream-checks.tsx';
import { cockpitDocs } from './cockpit.docs.ts';
import { Cockpit } from './cockpit.tsx';

const health = { bitrate: 1_840_000, fps: 30, dropped: 2, width: 1280, height: 720 };
const signs = { brightness: 0.5, hearing: 'heard', height: 720, health: null, behindMs: 0 } as const;
const at = Date.UTC(2026, 10, 27, 20, 15);

const stage = (step: 'preview' | 'live', stream: MediaStream) => (
  <CameraStage
    step={step}
    stream={stream}
    cameras={[{ id: 'front', label: 'Front camera' }]}
    microphones={[{ id: 'mic', label: 'Microphone' }]}
    cameraId="front"
    microphoneId="mic"
    roomHref="/luna_maren"
    onOpen={fn()}
    onCameraChange={fn()}
    onMicrophoneChange={fn()}
    onGoLive={fn()}
    onEnd={fn()}
  />
);

const meta = {
  title: 'Room/Live/Cockpit',
  component: Cockpit,
  args: {
    live: true,
    stage: null,
    vitals: <StreamChecks checks={checksOf({ ...signs, health })} health={health} />,
    air: <AirMode status="online" onModeChange={fn()} />,
    setup: (
      <RoomSetup
        draft={{
          subjectText: 'Candlelight and slow songs',
          tags: 'music candlelight',
          takesPrivates: true,
          price: 30,
        }}
        onDraftChange={fn()}
        state="idle"
        onSave={fn()}
      />
    ),
    goal: (
      <GoalForm
        goal={storyApps.tip_goal}
        draft={{ title: '', target: 1_000 }}
        onDraftChange={fn()}
        onStart={fn()}
        onEnd={fn()}
      />
    ),
    tips: (
      <TipFeed
        tips={[
          { id: '2', username: 'quietriver', tokens: 1_200, message: 'for the last song', at },
          { id: '1', username: 'ines_k', tokens: 25, message: '', at: at - 60_000 },
        ]}
      />
    ),
    viewers: (
      <UserList
        count={12}
        users={[
          { username: 'quietriver', recentTips: 1_200 },
          { username: 'ines_k', is_vip: true },
        ]}
        sort="tokens"
        onSortChange={fn()}
      />
    ),
    chat: (
      <Chat
        log={createStoryLog(storyLines(40))}
        viewer={{ username: 'luna_maren', loggedIn: true }}
        broadcaster={{ username: 'luna_maren', displayName: 'Luna Maren' }}
        connection="joined"
        draft=""
        onDraftChange={fn()}
        onSend={fn()}
        onRetry={fn()}
        onAskSignUp={fn()}
      />
    ),
  },
  loaders: [async () => ({ stream: storyCamera('#3d1e6d', '#f0a35e') })],
  render: (args, { loaded }) => (
    <div className="p-4">
      <Cockpit {...args} stage={stage(args.live ? 'live' : 'preview', loaded.stream as MediaStream)} />
    </div>
  ),
  parameters: { componentDocs: cockpitDocs, conformance: { tag: 'div' }, layout: 'fullscreen' },
} satisfies Meta<typeof Cockpit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: live, all in one page [ROOM-03]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: says('live:end') })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: says('room:chat.message') })).toBeVisible();
    const show = canvas.queryByRole('radio', { name: says('live:parts.tips') });
    // On phones one part is shown at a time.
    if (show) await userEvent.click(show);
    await expect(canvasElement.querySelector('[data-component=tip-feed]')).toBeVisible();
    if (show) await userEvent.click(canvas.getByRole('radio', { name: says('live:parts.chat') }));
  },
};
/** However many people are in the room, the checks are in the first view. */
export const ManyViewers: Story = {
  args: {
    viewers: (
      <UserList
        count={30}
        users={Array.from({ length: 30 }, (_, nth) => ({ username: `viewer_${nth}`, tokens: nth }))}
        sort="tokens"
        onSortChange={fn()}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    if (matchMedia('(width < 1200px)').matches) return;
    const vitals = canvasElement.querySelector('[data-part=vitals]');
    await waitFor(() => expect(vitals?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
  },
};
export const BeforeGoingLive: Story = {
  args: { live: false, vitals: <StreamChecks checks={checksOf(signs)} health={null} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: says('live:go') })).toBeVisible();
    await expect(canvas.getByLabelText(says('broadcaster:settings.subject'))).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: says('room:chat.message') })).toBeNull();
  },
};

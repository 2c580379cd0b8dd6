import { exampleRoom } from '@footlight/contract/fixtures';
import { longText, says, storyArt } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Chat } from '../../chat/chat/chat.tsx';
import { VideoPlayer } from '../../player/video-player/video-player.tsx';
import { TipGoal } from '../../room-apps/tip-goal/tip-goal.tsx';
import { ShowOffer } from '../../shows/show-offer/show-offer.tsx';
import { createStoryEngine, createStoryLog, storyApps, storyLines } from '../../story/index.ts';
import { emptyTipDraft, TipPanel } from '../../tips/tip-panel/tip-panel.tsx';
import { WatchPlayer } from '../../watch-together/watch-player/watch-player.tsx';
import { RoomHeader } from '../room-header/room-header.tsx';
import { RoomStatusOverlay } from '../room-status-overlay/room-status-overlay.tsx';
import { RoomSubject } from '../room-subject/room-subject.tsx';
import { RoomTags } from '../room-tags/room-tags.tsx';
import { roomScreenDocs } from './room-screen.docs.ts';
import { RoomScreen } from './room-screen.tsx';

const Place = ({ name, className = '' }: { name: string; className?: string }) => (
  <div
    className={`grid place-items-center rounded-lg border border-border bg-surface-sunken p-4 text-text-muted ${className}`}
  >
    {name}
  </div>
);

const meta = {
  title: 'Room/Room/Layout',
  component: RoomScreen,
  parameters: { layout: 'fullscreen', componentDocs: roomScreenDocs, conformance: { tag: 'div' } },
  args: {
    header: <Place name="Header" />,
    subject: <Place name="Subject" />,
    player: <Place name="Player" className="aspect-video" />,
    chat: <Place name="Chat" className="h-full" />,
    tip: <Place name="Tip" />,
  },
} satisfies Meta<typeof RoomScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The layout with placeholders. */
export const Default: Story = {};
export const WithMedia: Story = { args: { more: <Place name="Media" /> } };

const { user, chat } = exampleRoom;

const player = (
  <VideoPlayer
    engine={createStoryEngine()}
    source={{ url: '/live/luna_maren/master.m3u8' }}
    poster={storyArt(3, 1280, 720)}
    title={user.displayName}
    muted
    volume={0.7}
    onSoundChange={fn()}
  />
);

/** A viewer's room with the real widgets. */
export const Live: Story = {
  args: {
    header: (
      <RoomHeader
        name={user.displayName}
        status="online"
        viewerCount={chat.user_count}
        followerCount={user.followerCount}
      />
    ),
    subject: (
      <>
        <RoomSubject text={chat.subjectText} />
        <RoomTags tags={user.tagListNew} tagHref={(tag) => `#tag-${tag}`} />
      </>
    ),
    player,
    chat: (
      <Chat
        log={createStoryLog(storyLines(60))}
        viewer={{ username: 'viewer', loggedIn: true }}
        broadcaster={{ username: 'luna_maren', displayName: user.displayName }}
        connection="joined"
        draft=""
        onDraftChange={fn()}
        onSend={fn()}
        onRetry={fn()}
        onAskSignUp={fn()}
      />
    ),
    goal: <TipGoal goal={storyApps.tip_goal} />,
    shows: (
      <ShowOffer
        broadcasterName={user.displayName}
        privatePrice={30}
        discount={null}
        spyPrice={null}
        needsAge={false}
        verifyHref="#verify"
        onPrivate={fn()}
        onSpy={fn()}
      />
    ),
    tip: (
      <TipPanel
        {...emptyTipDraft}
        layout="bar"
        broadcasterName={user.displayName}
        balance={500}
        loggedIn
        canTip
        state="idle"
        error={null}
        onTip={fn()}
        onBuyTokens={fn()}
        onAskSignUp={fn()}
        onDraftChange={fn()}
      />
    ),
  },
  // Chat and video must not overlap, side by side or stacked.
  play: async ({ canvasElement }) => {
    const box = (part: string) =>
      (canvasElement.querySelector(`[data-part="${part}"]`) as HTMLElement).getBoundingClientRect();
    const [picture, lines] = [box('player'), box('chat')];
    const isBeside = lines.left >= picture.right || lines.right <= picture.left;
    await expect(isBeside || lines.top >= picture.bottom).toBe(true);
  },
};
/** The picture fills the window; chat, goal, show and tips stay. */
export const Theatre: Story = {
  ...Live,
  args: { ...Live.args, theatre: true, more: <Place name="Media" /> },
  play: async ({ canvasElement }) => {
    if (matchMedia('(width < 800px)').matches) return;
    const part = (name: string) => canvasElement.querySelector(`[data-part="${name}"]`) as HTMLElement;
    for (const name of ['player', 'chat', 'tip', 'goal', 'shows']) {
      await expect(part(name)).toBeVisible();
      await expect(part(name).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    }
    await expect(within(canvasElement).getByText('Media')).not.toBeVisible();
  },
};
export const LiveOnAPhone: Story = { ...Live, globals: { viewport: { value: 'mobile' } } };

const partsOf = (screen: HTMLElement) => {
  const box = (selector: string) =>
    (screen.querySelector(selector) as HTMLElement | null)?.getBoundingClientRect() ?? new DOMRect();
  return {
    picture: box('[data-component=video-player]'),
    log: box('[role=log]'),
    field: box('[data-component=chat-composer]'),
    tip: box('[data-part=tip]'),
  };
};

/** On a phone a live picture and the chat have the whole window, lit by a still of the picture. */
export const Stage: Story = {
  ...Live,
  name: 'Stage on a phone [ROOM-04]',
  globals: { viewport: { value: 'mobile' } },
  args: { ...Live.args, backdrop: storyArt(3, 1280, 720) },
  play: async ({ canvasElement }) => {
    if (!matchMedia('(width < 800px)').matches) return;
    const { picture, log, field, tip } = partsOf(canvasElement);
    await expect(picture.width / picture.height).toBeCloseTo(16 / 9, 1);
    await expect(log.top).toBeGreaterThanOrEqual(picture.bottom);
    await expect(field.bottom).toBeLessThanOrEqual(tip.top + 1);
    await expect(tip.bottom).toBeLessThanOrEqual(window.innerHeight + 1);
  },
};

export const StageWithLargeText: Story = {
  ...Stage,
  name: 'Stage with text at 200 %',
  globals: { ...Stage.globals, textSize: '200' },
  play: async ({ canvasElement }) => {
    if (!matchMedia('(width < 800px)').matches) return;
    const { picture, tip } = partsOf(canvasElement);
    const controls = canvasElement.querySelector('[data-part=controls]') as HTMLElement;
    for (const control of controls.querySelectorAll('button')) {
      await expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(picture.right);
    }
    await expect(tip.height).toBeLessThan(window.innerHeight / 6);
  },
};

/** On a large screen a portrait has the column of other rooms, and the height that header and goal leave. */
export const Portrait: Story = {
  ...Live,
  args: { ...Live.args, ratio: 9 / 16 },
  play: async ({ canvasElement }) => {
    if (matchMedia('(width < 800px)').matches) return;
    const { picture } = partsOf(canvasElement);
    const column = (canvasElement.querySelector('[data-part=player]') as HTMLElement).clientWidth;
    await expect(picture.width).toBe(column);
    await expect(picture.width / picture.height).toBeLessThan(1.5);
    await expect(picture.bottom).toBeLessThan(window.innerHeight);
  },
};

/** A portrait picture is as high as the window allows, and the chat is over its lower part. */
export const PortraitStage: Story = {
  ...Stage,
  name: 'Stage of a portrait picture',
  args: { ...Stage.args, ratio: 9 / 16, backdrop: storyArt(3, 720, 1280) },
  play: async ({ canvasElement }) => {
    if (!matchMedia('(width < 800px)').matches) return;
    const { picture, log, field, tip } = partsOf(canvasElement);
    await expect(picture.height).toBeGreaterThan(window.innerHeight * 0.7);
    await expect(log.top).toBeGreaterThan(picture.top + picture.height / 3);
    await expect(log.top).toBeLessThan(picture.bottom);
    await expect(field.bottom).toBeLessThanOrEqual(tip.top + 1);
  },
};

/** While the viewer types on a phone, video and chat share the window. The rest returns afterwards. */
export const WritingOnAPhone: Story = {
  ...Live,
  name: 'Typing on a phone [ROOM-04]',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    // Only phone widths have this layout; the gates use wider windows.
    if (!matchMedia('(width < 800px)').matches) return;
    const header = canvasElement.querySelector('[data-component=room-header]') as HTMLElement;
    const field = within(canvasElement).getByRole('textbox', { name: says('room:chat.message') });
    await userEvent.click(field);
    await waitFor(() => expect(header).not.toBeVisible());
    const [picture, writing] = [canvasElement.querySelector('[data-part=player]') as HTMLElement, field].map(
      (element) => element.getBoundingClientRect(),
    );
    await expect(picture?.top).toBeGreaterThanOrEqual(0);
    await expect(picture?.bottom).toBeLessThanOrEqual(writing?.top ?? 0);
    await expect(writing?.bottom).toBeLessThanOrEqual(window.innerHeight);
    field.blur();
    await waitFor(() => expect(header).toBeVisible());
  },
};

export const WritingOnAStage: Story = {
  ...WritingOnAPhone,
  name: 'Typing on a portrait stage [ROOM-04]',
  args: PortraitStage.args,
};

/** In a private show, a video that both watch is beside the live picture, or below it on phones. */
export const WatchingTogether: Story = {
  ...Live,
  name: 'Watching a video together [PRIV-02]',
  args: {
    ...Live.args,
    beside: (
      <WatchPlayer
        title="Harbour at dusk"
        duration={90}
        thumbnailUrl={storyArt(5, 640, 360)}
        state="ready"
        playing
        side="broadcaster"
        otherName="Viewer"
        last={{ act: 'moved', by: 'viewer', position: 30 }}
        muted={false}
        onVideo={fn()}
        onPress={fn()}
        onMutedChange={fn()}
        onJoin={fn()}
        onRetry={fn()}
        onOther={fn()}
        onClose={fn()}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const boxOf = (name: string) =>
      (canvasElement.querySelector(`[data-component=${name}]`) as HTMLElement).getBoundingClientRect();
    const [live, shared] = [boxOf('video-player'), boxOf('watch-player')];
    const isDesktop = matchMedia('(width >= 800px)').matches;
    await expect(
      isDesktop ? live.right <= shared.left || shared.right <= live.left : live.bottom <= shared.top,
    ).toBe(true);
  },
};
export const WatchingTogetherInTheatre: Story = {
  ...WatchingTogether,
  name: 'Watching together in theatre',
  args: { ...WatchingTogether.args, theatre: true },
};
export const WatchingTogetherOnAPhone: Story = {
  ...WatchingTogether,
  name: 'Watching together on a phone',
  globals: { viewport: { value: 'mobile' } },
};

export const Private: Story = {
  args: {
    ...Live.args,
    header: (
      <RoomHeader
        name={user.displayName}
        status="private"
        viewerCount={chat.user_count}
        followerCount={user.followerCount}
      />
    ),
    player: (
      <VideoPlayer
        engine={createStoryEngine()}
        source={null}
        poster={storyArt(3, 1280, 720)}
        title={user.displayName}
        muted
        volume={0.7}
        onSoundChange={fn()}
      >
        <RoomStatusOverlay
          status="private"
          broadcasterName={user.displayName}
          poster={storyArt(3, 1280, 720)}
          onAction={fn()}
        />
      </VideoPlayer>
    ),
  },
};

/** Long texts of a broadcaster do not move the chat or overflow. */
export const LongHeaderOnAPhone: Story = {
  ...Live,
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: {
    ...Live.args,
    header: (
      <RoomHeader
        name={longText}
        status="limited"
        viewerCount={9_007_199_254_740_991}
        followerCount={9_007_199_254_740_991}
      />
    ),
    subject: (
      <>
        <RoomSubject text={longText} />
        <RoomTags tags={['rindfleischetikettierungsüberwachung', 'long-distance', 'another-tag']} />
      </>
    ),
  },
};

/** Right to left: the chat moves to the other side, and the player's controls keep their direction. */
export const RightToLeft: Story = {
  ...Live,
  render: (args) => (
    <div dir="rtl">
      <RoomScreen {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const at = (part: string) =>
      (canvasElement.querySelector(`[data-part="${part}"]`) as HTMLElement).getBoundingClientRect();
    await expect(at('chat').left < at('player').left || at('chat').top > at('player').top).toBe(true);
  },
};

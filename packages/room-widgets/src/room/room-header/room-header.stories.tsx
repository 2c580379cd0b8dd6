import { CHAT_STATUSES } from '@footlight/contract';
import { exampleRoom } from '@footlight/contract/fixtures';
import { Button } from '@footlight/ui';
import { longText, says, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { CountStore } from '../live-count/live-count.tsx';
import { roomHeaderDocs } from './room-header.docs.ts';
import { RoomHeader } from './room-header.tsx';

const { user, chat } = exampleRoom;

const meta = {
  title: 'Room/Room/Room header',
  component: RoomHeader,
  parameters: { componentDocs: roomHeaderDocs, conformance: { tag: 'header' } },
  args: {
    name: user.displayName,
    status: chat.status,
    viewerCount: chat.user_count,
    followerCount: user.followerCount,
    rating: { average: user.rating, count: user.ratingCount },
    profileHref: '/luna_maren/bio',
    fanClubHref: '#fan-club',
  },
} satisfies Meta<typeof RoomHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      name: longText,
      viewerCount: 1e300,
      followerCount: 1e300,
      rating: { average: 5, count: 1e300 },
    } satisfies Story['args'],
  },
  name: 'Default [RATE-01]',
  args: { actions: <Button variant="outline">Follow</Button> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Luna Maren' })).toBeVisible();
    await expect(canvas.getByText(says('room:header.followers', { count: 5210 }))).toBeVisible();
    await expect(
      canvas.getByText(says('room:header.rating', { count: 312, average: storyNumber(4.8) })),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: says('room:header.fanClub') })).toBeVisible();
  },
};

/** The camera of a house leads to the others of it. */
export const VoyeurCam: Story = {
  name: 'A voyeur cam [VOYEUR-01]',
  args: { voyeurHref: '/casa-salsa', fanClubHref: undefined },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: says('room:header.voyeur') }),
    ).toHaveAttribute('href', '/casa-salsa');
  },
};

interface Counter extends CountStore {
  add(): void;
}
const createCounter = (start: number): Counter => {
  let count = start;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => count,
    add() {
      count += 1;
      for (const listener of listeners) listener();
    },
  };
};

export const CountFromAStore: Story = {
  args: { viewerCount: createCounter(1284) },
  play: async ({ canvasElement, args }) => {
    const counter = args.viewerCount as Counter;
    const before = counter.getSnapshot() ?? 0;
    counter.add();
    await waitFor(() =>
      expect(within(canvasElement).getByText(says('ui:viewers', { count: before + 1 }))).toBeVisible(),
    );
  },
};

export const EveryStatus: Story = {
  render: (args) => (
    <div className="flex flex-col gap-6">
      {CHAT_STATUSES.map((status) => (
        <section key={status} aria-label={status}>
          <RoomHeader {...args} status={status} name={`Luna Maren: ${status}`} />
        </section>
      ))}
    </div>
  ),
};

export const Unknown: Story = { args: { viewerCount: null } };

export const SpanishOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'es' },
  args: {
    name: 'Maximiliane-Friederike von und zu Hohenstein-Wittelsbach',
    actions: <Button variant="outline">Seguir</Button>,
  },
  decorators: [
    (Story) => (
      <div className="max-w-[358px]">
        <Story />
      </div>
    ),
  ],
};

/** A broken picture, markup in the name, invalid counts. */
export const OddInput: Story = {
  args: {
    name: '<b>Luna</b> & Maren',
    avatarUrl: 'data:image/png;base64,broken',
    viewerCount: -7,
    followerCount: Number.NaN,
    rating: { average: Number.NaN, count: Number.NaN },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: '<b>Luna</b> & Maren' })).toBeVisible();
    await expect(canvas.getByText(says('ui:viewers', { count: 0 }))).toBeVisible();
    await expect(canvas.queryByText(/NaN/)).toBeNull();
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

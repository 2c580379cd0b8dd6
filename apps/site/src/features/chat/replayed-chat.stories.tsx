import { playSession, talkSession } from '@footlight/contract/fixtures';
import { coreCodec } from '@footlight/contract/realtime';
import { Chat } from '@footlight/room-widgets';
import { createRoomLog } from '@footlight/room-widgets/room-log';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { fn } from 'storybook/test';
import { lineOf } from '../../shell/sockets/room-lines.ts';

/** Replays 90 seconds of a room's socket at thirty times the speed, through the site's own log. */
const Replay = () => {
  const [log] = useState(createRoomLog);
  useEffect(
    () =>
      playSession(
        talkSession,
        (text) => {
          for (const event of coreCodec.decode(text, 'server').events) {
            if (event.name === 'v3.chat.history') log.history(event.payload);
            const line = lineOf(event);
            if (line) log.line(line);
          }
        },
        30,
      ),
    [log],
  );
  return (
    <Chat
      log={log}
      viewer={{ username: 'ada', loggedIn: true }}
      broadcaster={{ username: talkSession.room, displayName: 'Katya Lind' }}
      connection="joined"
      onSend={fn()}
      onRetry={fn()}
      onAskSignUp={fn()}
      draft=""
      onDraftChange={fn()}
    />
  );
};

const meta = {
  title: 'Screens/Replayed chat',
  component: Replay,
} satisfies Meta<typeof Replay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [RT-05]',
  // No screenshot: the story animates, so every picture would differ.
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div className="h-96">
      <Replay />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('raining here all day', {}, { timeout: 10_000 });
  },
};

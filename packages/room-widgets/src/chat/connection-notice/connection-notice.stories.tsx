import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { connectionNoticeDocs } from './connection-notice.docs.ts';
import { ConnectionNotice, type RoomConnection } from './connection-notice.tsx';

const meta = {
  title: 'Room/Chat/Connection notice',
  component: ConnectionNotice,
  parameters: { componentDocs: connectionNoticeDocs, conformance: { tag: 'div' } },
  args: { connection: 'reconnecting' },
} satisfies Meta<typeof ConnectionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      says('room:connection.reconnecting'),
    );
  },
};

const states: Record<RoomConnection, true> = {
  connecting: true,
  joined: true,
  reconnecting: true,
  offline: true,
  closed: true,
};
export const EveryState: Story = {
  render: () => (
    <div className="flex flex-col gap-3">
      {(Object.keys(states) as RoomConnection[]).map((connection) => (
        <ConnectionNotice key={connection} connection={connection} />
      ))}
    </div>
  ),
};

export const InANarrowBox: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  render: (args) => (
    <div className="w-40">
      <ConnectionNotice {...args} />
    </div>
  ),
};

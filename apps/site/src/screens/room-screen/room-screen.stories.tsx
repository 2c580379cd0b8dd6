import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoomScreen } from './room-screen.tsx';

const Place = ({ name, className = '' }: { name: string; className?: string }) => (
  <div
    className={`grid place-items-center rounded-lg border border-border bg-surface-sunken p-4 text-text-muted ${className}`}
  >
    {name}
  </div>
);

const meta = {
  title: 'Screens/Room layout',
  component: RoomScreen,
  parameters: { layout: 'fullscreen' },
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

export const Default: Story = {};
export const WithMedia: Story = { args: { more: <Place name="Media" /> } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crown, Lock } from 'lucide-react';
import { Badge, type BadgeTone } from './badge.tsx';

const meta = {
  title: 'UI/Badge',
  component: Badge,
  args: { children: 'New', tone: 'new' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: Record<BadgeTone, string> = {
  neutral: 'Neutral',
  primary: 'Primary',
  secondary: 'Secondary',
  live: 'Live',
  new: 'New',
  success: 'Success',
  warning: 'Warning',
  danger: 'Danger',
  info: 'Info',
  token: 'Token',
  media: 'On a picture',
};

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {(Object.keys(tones) as BadgeTone[]).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tones[tone]}
        </Badge>
      ))}
    </div>
  ),
};

export const LiveBeats: Story = { args: { tone: 'live', pulse: true, children: 'Live' } };
export const WithIcon: Story = { args: { tone: 'primary', icon: <Crown />, children: 'VIP' } };
export const LongText: Story = {
  args: { icon: <Lock />, children: 'Rindfleischetikettierungsüberwachung' },
  decorators: [
    (Story) => (
      <div className="w-32">
        <Story />
      </div>
    ),
  ],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crown, Lock } from 'lucide-react';
import { longText, variantMatrix } from '../story/index.ts';
import { badgeDocs } from './badge.docs.ts';
import { Badge, badgeVariants } from './badge.tsx';

const meta = {
  title: 'UI/Badge',
  component: Badge,
  parameters: { componentDocs: badgeDocs, conformance: { tag: 'span' } },
  args: { children: 'New', tone: 'new' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = variantMatrix(badgeVariants, (props) => <Badge {...props}>Aurora</Badge>);

export const LiveBeats: Story = { args: { tone: 'live', pulse: true, children: 'Live' } };

export const WithIcon: Story = { args: { tone: 'primary', icon: <Crown />, children: 'VIP' } };

export const InANarrowBox: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { icon: <Lock />, children: longText },
  decorators: [
    (Story) => (
      <div className="w-32">
        <Story />
      </div>
    ),
  ],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SectionNav } from '../section-nav/section-nav.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';

const Stateful = (props: TabsProps) => {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onValueChange={setValue} />;
};

const meta = {
  title: 'UI/Tabs',
  component: Tabs,
  args: {
    label: 'Room',
    value: 'chat',
    onValueChange: () => {},
    items: [
      { value: 'chat', label: 'Chat', icon: <MessageCircle />, content: 'Lines of chat' },
      { value: 'users', label: 'Users', icon: <Users />, count: 128, content: 'Who is here' },
      { value: 'bio', label: 'Bio', content: 'About the model' },
    ],
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Chat' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Who is here');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    items: ['Overview', 'Purchases', 'Einzugsermächtigung', 'Notifications', 'Privacy'].map((label) => ({
      value: label === 'Overview' ? 'chat' : label,
      label,
      content: label,
    })),
  },
};

export const LinksAsTabs: Story = {
  render: () => (
    <SectionNav
      label="Voyeur"
      items={[
        { href: '#all', label: 'All', current: true },
        { href: '#bedroom', label: 'Bedroom' },
        { href: '#kitchen', label: 'Kitchen' },
      ]}
    />
  ),
};

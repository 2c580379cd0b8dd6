import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagesScreen } from './messages-screen.tsx';

const meta = {
  title: 'Screens/Messages screen',
  tags: ['PM-01'],
  component: MessagesScreen,
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the panel has loaded. */
export const Default: Story = {};

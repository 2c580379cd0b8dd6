import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountSecurityScreen } from './account-security-screen.tsx';

const meta = {
  title: 'Screens/Security/Page',
  component: AccountSecurityScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    children: <p>One part</p>,
  },
} satisfies Meta<typeof AccountSecurityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Default [AUTH-04]' };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' }, language: 'de', scheme: 'dark' } };

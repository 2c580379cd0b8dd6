import type { Meta, StoryObj } from '@storybook/react-vite';
import { SecuritySection } from '../../../features/account/security/security-section.tsx';
import { AccountSecurityScreen } from './account-security-screen.tsx';

const meta = {
  title: 'Screens/Security/Page',
  component: AccountSecurityScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <SecuritySection title="One part" why="What it is for.">
        <p>Its content</p>
      </SecuritySection>
    ),
  },
} satisfies Meta<typeof AccountSecurityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Default [AUTH-04]' };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' }, language: 'de', scheme: 'dark' } };

import { Upgrade } from '@footlight/billing-widgets';
import { exampleMembership } from '@footlight/contract/fixtures';
import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { MembershipScreen } from './membership-screen.tsx';

const meta = {
  title: 'Screens/Membership',
  component: MembershipScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Upgrade
        answer={exampleMembership}
        isBusy={false}
        error={null}
        onChoose={fn()}
        onCancel={fn()}
        onResume={fn()}
      />
    ),
  },
} satisfies Meta<typeof MembershipScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [BILL-11]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(says('wallet:upgrade.title'));
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' }, language: 'de' } };

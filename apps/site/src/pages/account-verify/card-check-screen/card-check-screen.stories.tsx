import { CardCheck } from '@footlight/billing-widgets';
import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CardCheckScreen } from './card-check-screen.tsx';

const meta = {
  title: 'Screens/Card check',
  component: CardCheckScreen,
  parameters: { layout: 'fullscreen' },
  args: { children: <CardCheck isSending={false} error={null} onVerify={fn()} /> },
} satisfies Meta<typeof CardCheckScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [BILL-18]',
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: says('wallet:cardCheck.title') }),
    ).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' }, language: 'de' } };

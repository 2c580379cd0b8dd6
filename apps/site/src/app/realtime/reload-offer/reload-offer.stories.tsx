import { ToastRegion } from '@footlight/ui';
import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ReloadOffer } from './reload-offer.tsx';

const meta = {
  title: 'Screens/Reload offer',
  tags: ['RT-01'],
  component: ReloadOffer,
  args: { onReload: fn() },
} satisfies Meta<typeof ReloadOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:reload') }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** In a toast that does not close on its own. */
export const InAToast: Story = {
  render: (args) => (
    <ToastRegion
      toasts={[
        {
          id: 'v',
          appearance: 'info',
          content: <ReloadOffer {...args} />,
          autoDismiss: false,
          showClose: true,
        },
      ]}
      onDismiss={() => {}}
    />
  ),
  parameters: { docs: { story: { inline: false, height: 240 } } },
};

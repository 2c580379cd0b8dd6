import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConsentNotice } from './consent-notice.tsx';

const meta = {
  title: 'Screens/Consent notice',
  component: ConsentNotice,
  args: { onChoose: fn() },
} satisfies Meta<typeof ConsentNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('brand:consent.no') }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: says('brand:consent.yes') }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(true);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

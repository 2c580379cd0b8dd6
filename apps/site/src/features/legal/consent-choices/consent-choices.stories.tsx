import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConsentChoices } from './consent-choices.tsx';

const meta = {
  title: 'Screens/Consent choices',
  component: ConsentChoices,
  args: {
    has: { statistics: true, tracking: true, fingerprint: true, thumbnails: true },
    hasPopunder: false,
    consent: { tracking: true, statistics: false },
    onChange: fn(),
  },
} satisfies Meta<typeof ConsentChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const tracking = canvas.getByRole('switch', { name: says('brand:consent.tracking.title') });
    await expect(tracking).toBeChecked();
    await userEvent.click(tracking);
    await expect(args.onChange).toHaveBeenLastCalledWith({ tracking: false });
    // No answer counts as no.
    await expect(
      canvas.getByRole('switch', { name: says('brand:consent.fingerprint.title') }),
    ).not.toBeChecked();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AgeNotice } from './age-notice.tsx';

const meta = {
  title: 'Screens/Age/Notice',
  component: AgeNotice,
  args: { verifyHref: '/verify-age?next=%2Fgirls' },
} satisfies Meta<typeof AgeNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [AGE-02]',
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: says('navigation:age.verify') });
    await expect(link).toHaveAttribute('href', args.verifyHref);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile' }, language: 'de' } };

import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { applyPitchDocs } from './apply-pitch.docs.ts';
import { ApplyPitch } from './apply-pitch.tsx';

const meta = {
  title: 'Site/Account/Apply pitch',
  component: ApplyPitch,
  parameters: { componentDocs: applyPitchDocs, conformance: { tag: 'div' } },
  args: { step: 'account' },
} satisfies Meta<typeof ApplyPitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InReview: Story = {
  args: { step: 'review' },
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getByRole('list', { name: says('applications:pitch.steps') });
    await expect(
      within(steps).getByText(says('applications:pitch.step.review')).closest('li'),
    ).toHaveAttribute('aria-current', 'step');
  },
};

import { says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { meetConsentDocs } from './meet-consent.docs.ts';
import { MeetConsent } from './meet-consent.tsx';

const meta = {
  title: 'Room/Meet/Meet consent',
  component: MeetConsent,
  parameters: {
    componentDocs: meetConsentDocs,
    conformance: { tag: 'div', portal: true },
    docs: { story: { inline: false, height: 560 } },
  },
  args: { onAgree: fn(), onClose: fn() },
} satisfies Meta<typeof MeetConsent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: the consent [DATE-01] [DATE-02]',
  play: async ({ args }) => {
    const { dialog, element } = await storyDialog({ name: says('meet:consent.title') });
    for (const point of ['seen', 'recorded', 'address', 'reported', 'adult'] as const)
      await expect(element).toHaveAccessibleDescription(
        expect.stringContaining(storyText(`meet:consent.${point}`)),
      );
    await expect(args.onAgree).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: says('meet:consent.agree') }));
    await expect(args.onAgree).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = {
  play: async ({ args }) => {
    await storyDialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.onAgree).not.toHaveBeenCalled();
  },
};

import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fanClubAnnouncementDocs } from './fan-club-announcement.docs.ts';
import { FanClubAnnouncement } from './fan-club-announcement.tsx';

const meta = {
  title: 'Room/Fan clubs/Fan club announcement',
  component: FanClubAnnouncement,
  parameters: { componentDocs: fanClubAnnouncementDocs, conformance: { tag: 'div' } },
  args: { onSet: fn(), onClose: fn() },
} satisfies Meta<typeof FanClubAnnouncement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: explains fan clubs and the share [FAN-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/80/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: says('broadcaster:fanClub.set') }));
    await expect(args.onSet).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: says('common:close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

import { exampleBrowseUser } from '@footlight/contract/fixtures';
import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RoomCard } from './room-card.tsx';

const meta = {
  title: 'Site/Browse/Room card',
  component: RoomCard,
  decorators: [(Story) => <div className="w-60 max-w-full">{Story()}</div>],
  args: { user: { ...exampleBrowseUser, subject: 'Evening talk #chat', tags: ['chat'], thumbnail_url: '' } },
} satisfies Meta<typeof RoomCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hashtags of tags are left out of the subject. */
export const Default: Story = {
  parameters: {
    longText: {
      user: {
        ...exampleBrowseUser,
        display_name: longText,
        subject: longText,
        viewer_count: 1e15,
        thumbnail_url: '',
      },
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `/${exampleBrowseUser.username}`);
    await expect(canvas.getByText('Evening talk')).toBeVisible();
  },
};
/** A ranking counts something else than viewers. */
export const Ranked: Story = { args: { rank: '#1', subject: '1,200' } };

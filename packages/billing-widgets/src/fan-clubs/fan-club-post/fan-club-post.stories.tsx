import {
  exampleFanclub,
  exampleFanclubMembership,
  exampleFanclubPost,
  exampleLockedPost,
} from '@footlight/contract/fixtures';
import { longText, says, storyArt, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fanClubPostDocs } from './fan-club-post.docs.ts';
import { FanClubPost } from './fan-club-post.tsx';

const content = { text: 'Tomorrow at eight.', media: null, likes: 12, is_liked: false };
const words = (text: string) => ({ ...exampleFanclubPost, content: { ...content, text } });
const lockedPost = {
  ...exampleLockedPost,
  preview: { picture_url: storyArt(7), type_name: 'pictures' as const, item_count: 12, duration: 0 },
};
const member = { ...exampleFanclub, membership: exampleFanclubMembership };

const meta = {
  title: 'Billing/Fan clubs/Fan club post',
  component: FanClubPost,
  args: {
    post: exampleFanclubPost,
    club: member,
    owner: false,
    mediaHref: ({ slug }) => `#${slug}`,
    ownedMedia: new Set<number>(),
    now: Date.parse('2026-11-16T12:00:00.000Z'),
    onLike: fn(),
    onDelete: fn(),
    onReport: fn(),
    onUnlock: fn(),
  },
  parameters: { componentDocs: fanClubPostDocs, conformance: { tag: 'article' } },
} satisfies Meta<typeof FanClubPost>;
export default meta;
type Story = StoryObj<typeof meta>;

const likeButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: new RegExp(storyText('billing:feed.like')) });

export const Default: Story = {
  name: 'Default: a member reads and likes [FAN-02]',
  play: async ({ canvasElement, args }) => {
    const like = likeButton(canvasElement);
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(like);
    await expect(args.onLike).toHaveBeenCalledWith(true);
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#studio-light');
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:report') }));
    await expect(args.onReport).toHaveBeenCalledOnce();
  },
};

export const Liked: Story = {
  args: { post: { ...exampleFanclubPost, content: { ...content, likes: 13, is_liked: true } } },
  play: async ({ canvasElement, args }) => {
    await expect(likeButton(canvasElement)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(likeButton(canvasElement));
    await expect(args.onLike).toHaveBeenCalledWith(false);
  },
};

export const LinesAndMarkup: Story = {
  name: 'Keeps line breaks and shows markup as text',
  args: { post: words('First line\n\n<b>Third</b> line & <script>alert(1)</script>') },
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('[data-part="text"]') as HTMLElement;
    await expect(text.childElementCount).toBe(0);
    await expect(text.innerText).toContain('<b>Third</b>');
    await expect(text.innerText.split('\n')).toHaveLength(3);
  },
};

export const RightToLeftWords: Story = { args: { post: words('غدًا في الثامنة.') } };

export const Locked: Story = {
  name: 'A post for a higher level [FAN-02]',
  args: { post: lockedPost, club: exampleFanclub },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const shown = storyNumber(12);
    await expect(canvas.getByText(says('ui:media.pictures', { count: 12, shown }))).toBeVisible();
    await expect(canvas.getByText(says('billing:fanclub.perMonth')).parentElement).toHaveTextContent('400');
    const level = { level: storyText('ui:fanclub.legend') };
    await expect(canvas.getByText(says('billing:feed.lockedTop', level))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: says('billing:fanclub.join', level) }));
    await expect(args.onUnlock).toHaveBeenCalledOnce();
  },
};
export const LockedVideo: Story = {
  args: {
    post: { ...lockedPost, preview: { ...lockedPost.preview, type_name: 'videos', duration: 754 } },
    club: exampleFanclub,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('12:34')).toBeVisible();
  },
};
export const LockedWithABrokenPicture: Story = {
  args: {
    post: { ...lockedPost, preview: { ...lockedPost.preview, picture_url: 'data:image/png;base64,x' } },
  },
};
export const LockedWords: Story = {
  name: 'A locked post without media',
  args: { post: { ...exampleLockedPost, preview: undefined }, club: exampleFanclub },
};
export const LockedForMembersBelow: Story = { args: { post: lockedPost } };
export const LockedForSupporters: Story = {
  args: { post: { ...lockedPost, level: 'supporter' }, club: exampleFanclub },
};
export const LockedInAClosedClub: Story = {
  args: { post: lockedPost, club: { ...exampleFanclub, is_enabled: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const Owner: Story = {
  name: 'Delete with confirmation',
  args: { owner: true, club: exampleFanclub },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: says('billing:feed.delete') });
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole('button', { name: says('billing:feed.deleteNo') }));
    await expect(trigger).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole('button', { name: says('billing:feed.deleteYes') }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const Deleting: Story = {
  args: { owner: true, deleting: true, club: exampleFanclub },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('billing:feed.delete') }));
  },
};

export const DeletingOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: {
    post: { ...words(`${longText}\n${'x'.repeat(120)}`), level: 'legend' },
    club: { ...member, display_name: longText },
    owner: true,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('billing:feed.delete') }));
  },
};

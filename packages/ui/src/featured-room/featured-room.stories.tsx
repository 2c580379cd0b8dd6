import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longText, says, storyArt, variantMatrix } from '../story/index.ts';
import { featuredRoomDocs } from './featured-room.docs.ts';
import { FeaturedRoom, featuredRoomVariants } from './featured-room.tsx';

const meta = {
  title: 'UI/Featured room',
  component: FeaturedRoom,
  parameters: { componentDocs: featuredRoomDocs, conformance: { tag: 'article' } },
  decorators: [
    (Story) => (
      <div className="w-[min(92vw,900px)]">
        <Story />
      </div>
    ),
  ],
  args: {
    href: '#aurora',
    name: 'Aurora Vale',
    thumbnailUrl: storyArt(3),
    viewerCount: 1284,
    language: { code: 'en', name: 'English' },
    subject: 'Piano requests until midnight. Goal: a new song at 500 tokens',
  },
} satisfies Meta<typeof FeaturedRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One link, named with the room, covers the picture. */
export const Default: Story = {
  parameters: {
    longText: {
      name: longText,
      subject: longText,
      language: { code: 'de', name: longText },
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: says('ui:enterRoom', { name: 'Aurora Vale' }) });
    await expect(link).toHaveTextContent(says('ui:enter'));
    await expect(canvas.getByText(says('ui:viewers', { count: 1284 }))).toBeVisible();
    const { x, y, width } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + 20)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** A room beside the large one. Its link is its name. */
export const Small: Story = {
  args: { size: 'sm', language: { code: 'de', name: 'German' } },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Aurora Vale');
    await expect(canvas.getByText('German')).toBeInTheDocument();
  },
};

/** Of a long name in high letters, two lines show and nothing of the third; letters below the line are whole. */
export const WideLetters: Story = {
  args: { name: '静寂なる夜想曲と永遠に輝く月光の下で踊る歌姫の物語最終章完'.repeat(2) },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByRole('heading');
    const { lineHeight, fontSize } = getComputedStyle(name);
    await expect(name.clientHeight).toBeLessThanOrEqual(Math.ceil(2 * Number.parseFloat(lineHeight)));
    await expect(Number.parseFloat(lineHeight)).toBeGreaterThanOrEqual(1.2 * Number.parseFloat(fontSize));
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

export const WithoutTopic: Story = { args: { subject: undefined, language: undefined } };

export const PictureThatFails: Story = {
  args: { thumbnailUrl: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

export const Matrix: Story = variantMatrix(featuredRoomVariants, (props) => (
  <FeaturedRoom {...meta.args} {...props} />
));

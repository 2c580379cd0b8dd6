import { exampleBrowseUser } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { homeSectionsDocs } from './home-sections.docs.ts';
import { HomeSections } from './home-sections.tsx';

const rooms = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({
    ...exampleBrowseUser,
    username: `${name}_${index}`,
    display_name: `Room ${index + 1}`,
    thumbnail_url: '',
  }));

const meta = {
  title: 'Site/Home/Sections',
  component: HomeSections,
  parameters: { componentDocs: homeSectionsDocs, conformance: { tag: 'div' } },
  args: {
    sections: [
      { type: 'tag', value: 'dance', path: '/tag/dance', userList: rooms(6, 'dance') },
      { type: 'trending', path: null, userList: rooms(3, 'new') },
      { type: 'age', value: '40-99', path: null, userList: rooms(5, 'age') },
      { type: 'tag', value: 'music', path: null, userList: rooms(4, 'music') },
      { type: 'country', value: 'RO', path: null, userList: [] },
    ],
    error: null,
    onRetry: fn(),
  },
} satisfies Meta<typeof HomeSections>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [HOME-01] "See more" only where the platform names a list. */
export const Default: Story = {
  parameters: {
    longText: {
      sections: [
        {
          type: 'tag',
          value: longText,
          path: '/tag/dance',
          userList: rooms(3, 'dance').map((room) => ({ ...room, display_name: longText })),
        },
      ],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const more = page.getAllByRole('link', { name: says('home:sections.seeMoreOf', { name: '#dance' }) });
    await expect(more).toHaveLength(1);
    await expect(more[0]?.getAttribute('href')).toMatch(/\/tag\/dance$/);
    await expect(within(page.getByRole('list', { name: '#music' })).getAllByRole('link')).toHaveLength(4);
    await expect(page.getByText(says('home:sections.empty'))).toBeVisible();
  },
};
export const Loading: Story = { args: { sections: undefined } };
export const NoneChosen: Story = {
  args: { sections: [], onEdit: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('home:layout.edit') }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: { sections: undefined, error: 'No connection. Check your network and try again.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

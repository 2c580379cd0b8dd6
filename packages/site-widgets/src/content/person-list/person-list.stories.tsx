import { Badge } from '@footlight/ui';
import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { personListDocs } from './person-list.docs.ts';
import { PersonList } from './person-list.tsx';

const luna = { name: 'Luna Maren', pictureUrl: '', href: '/luna_maren', detail: '150 tokens' };
const meta = {
  title: 'Site/Content/Person list',
  component: PersonList,
  parameters: { componentDocs: personListDocs, conformance: { tag: 'ul' } },
  args: {
    label: 'Ratings',
    people: [
      { ...luna, badges: <Badge tone="live">Live</Badge> },
      { ...luna, name: 'Vera Sol', href: '/vera_sol' },
    ],
  },
} satisfies Meta<typeof PersonList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      people: [{ ...luna, name: longText.slice(0, 60), detail: longText, badges: <Badge>AI</Badge> }],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Ratings' }));
    await expect(list.getByRole('link', { name: 'Vera Sol' })).toHaveAttribute('href', '/vera_sol');
    await expect(list.getAllByText('150 tokens')).toHaveLength(2);
  },
};
export const TwoBadges: Story = {
  args: {
    people: [
      {
        ...luna,
        badges: (
          <>
            <Badge>AI</Badge>
            <Badge>18+</Badge>
          </>
        ),
      },
    ],
  },
};

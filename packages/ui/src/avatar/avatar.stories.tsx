import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { storyArt, variantMatrix } from '../story/index.ts';
import { avatarDocs } from './avatar.docs.ts';
import { Avatar, avatarVariants } from './avatar.tsx';

const meta = {
  title: 'UI/Avatar',
  component: Avatar,
  parameters: { componentDocs: avatarDocs, conformance: { tag: 'span' } },
  args: { name: 'Mia Lund', src: storyArt(4, 100, 100), alt: 'Mia Lund', size: 'lg' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { src: undefined } satisfies Story['args'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img', { name: 'Mia Lund' })).toHaveLength(1);
  },
};

export const Matrix: Story = variantMatrix(avatarVariants, (props) => (
  <span className="flex items-center gap-3">
    <Avatar {...props} name="Mia Lund" src={storyArt(4, 100, 100)} />
    <Avatar {...props} name="Mia Lund" />
  </span>
));

export const Initials: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      {['Mia', 'Mia Lund', 'otto_77', 'Élodie', 'Zoë Q', '李小龙', '🌙 Luna', '...'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
};

export const PictureThatFails: Story = {
  args: { name: 'Broken picture', src: 'data:image/png;base64,AAAA', alt: 'Broken picture' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('img', { name: 'Broken picture' })).toHaveTextContent('BP'),
    );
  },
};

/** Beside a visible name, screen readers skip it. */
export const BesideAName: Story = {
  args: { alt: '', size: 'sm' },
  render: (args) => (
    <p className="flex items-center gap-2">
      <Avatar {...args} /> Mia Lund
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

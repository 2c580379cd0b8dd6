import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, SearchX } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AnnouncerProvider, useAnnounce } from './announcer/announcer.tsx';
import { Avatar, type AvatarSize } from './avatar/avatar.tsx';
import { Button } from './button/button.tsx';
import { Chip } from './chip/chip.tsx';
import { EmptyState } from './empty-state/empty-state.tsx';
import { Skeleton } from './skeleton/skeleton.tsx';
import { Spinner, type SpinnerSize } from './spinner/spinner.tsx';
import { storyArt } from './story/index.ts';

const meta = { title: 'UI/Feedback' } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <EmptyState
      icon={<SearchX />}
      title="Nobody matches these filters"
      action={<Button>Clear filters</Button>}
    >
      Take a filter away, or look again in a while.
    </EmptyState>
  ),
};

const avatarSizes: Record<AvatarSize, string> = {
  xs: 'Mia',
  sm: 'Mia Lund',
  md: 'otto_77',
  lg: 'Élodie',
  xl: 'Zoë Q',
};

export const Avatars: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      {(Object.keys(avatarSizes) as AvatarSize[]).map((size) => (
        <Avatar key={size} size={size} name={avatarSizes[size]} />
      ))}
      <Avatar name="With picture" src={storyArt(4, 100, 100)} alt="With picture" />
      <Avatar name="Broken picture" src="data:image/png;base64,AAAA" alt="Broken picture" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('img', { name: 'Broken picture' })).toHaveTextContent('BP'),
    );
  },
};

const spinnerSizes: Record<SpinnerSize, true> = { sm: true, md: true, lg: true };

export const Spinners: Story = {
  render: () => (
    <div className="flex items-center gap-4 text-primary-text">
      {(Object.keys(spinnerSizes) as SpinnerSize[]).map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </div>
  ),
};

export const Skeletons: Story = {
  render: () => (
    <div aria-busy="true" className="flex max-w-80 flex-col gap-3">
      <Skeleton className="h-32 rounded-lg" />
      <Skeleton className="w-2/3" />
      <Skeleton />
    </div>
  ),
};

const ChipRow = () => {
  const [chosen, setChosen] = useState('25');
  return (
    <div className="flex flex-wrap gap-2">
      {['10', '25', '50', '100'].map((amount) => (
        <Chip key={amount} selected={amount === chosen} onClick={() => setChosen(amount)}>
          {amount}
        </Chip>
      ))}
      <Chip icon={<Heart />}>Favourites</Chip>
      <Chip disabled>Not now</Chip>
    </div>
  );
};

export const Chips: Story = {
  render: () => <ChipRow />,
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: '100' });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  },
};

const Speaker = () => {
  const announce = useAnnounce();
  return <Button onClick={() => announce('25 tokens sent')}>Tip</Button>;
};

export const Announces: Story = {
  render: () => (
    <AnnouncerProvider>
      <Speaker />
    </AnnouncerProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Tip' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('25 tokens sent');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { skeletonDocs } from './skeleton.docs.ts';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'UI/Skeleton',
  component: Skeleton,
  parameters: { componentDocs: skeletonDocs, conformance: { tag: 'span' } },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { className: 'w-60 max-w-full' } };

/** A loading card: picture, name, a line. */
export const Card: Story = {
  render: () => (
    <div aria-busy="true" className="flex max-w-80 flex-col gap-3">
      <Skeleton className="h-32 rounded-lg" />
      <Skeleton className="w-2/3" />
      <Skeleton />
    </div>
  ),
};

export const ListOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  render: () => (
    <ul aria-busy="true" className="flex flex-col gap-4">
      {['a', 'b', 'c'].map((key) => (
        <li key={key} className="flex items-center gap-3">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <Skeleton className="flex-1" />
        </li>
      ))}
    </ul>
  ),
};

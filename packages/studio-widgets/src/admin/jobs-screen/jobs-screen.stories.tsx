import { exampleJobState, exampleOutboxRow } from '@footlight/contract/fixtures';
import { keepsFocus, longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyList } from '../../story/lists.ts';
import { jobsScreenDocs } from './jobs-screen.docs.ts';
import { JobsScreen } from './jobs-screen.tsx';

const failed = {
  ...exampleJobState,
  name: 'rankings',
  failed_at: '2026-02-01T12:30:00.000Z',
  error: 'Error: the connection was lost',
};

const meta = {
  title: 'Studio/Admin/Jobs',
  component: JobsScreen,
  parameters: { componentDocs: jobsScreenDocs, conformance: { tag: 'div' } },
  args: {
    jobs: [failed, exampleJobState],
    eventsWaiting: 0,
    jobsState: storyList,
    kind: 'mail',
    rows: [exampleOutboxRow, { ...exampleOutboxRow, id: 80, next_at: null }],
    waiting: 1,
    rowsState: storyList,
    onKindChange: fn(),
    onRun: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof JobsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      jobs: [{ ...failed, error: longText }],
      rows: [{ ...exampleOutboxRow, error: longText }],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const [run] = page.getAllByRole('button', { name: says('admin:job.run') });
    await userEvent.click(run as HTMLElement);
    await expect(args.onRun).toHaveBeenCalledWith(failed);
    // A message that was given up keeps no text, so it cannot be sent again.
    await userEvent.click(page.getByRole('button', { name: says('admin:outbox.retry') }));
    await expect(args.onRetry).toHaveBeenCalledWith(exampleOutboxRow);
    await userEvent.click(page.getByText(says('admin:outbox.push')));
    await expect(args.onKindChange).toHaveBeenCalledWith('push');
  },
};
export const Wanted: Story = {
  args: { jobs: [{ ...exampleJobState, is_wanted: true }], rows: [] },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: says('admin:job.wanted') }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};
export const KeepsTheFocus: Story = {
  name: 'The button of a job keeps the focus',
  render: function Render(args) {
    const [isWanted, setWanted] = useState(false);
    return (
      <JobsScreen
        {...args}
        jobs={[{ ...exampleJobState, is_wanted: isWanted }]}
        onRun={() => setWanted(true)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    await keepsFocus(within(canvasElement).getByRole('button', { name: says('admin:job.run') }));
  },
};
export const Loading: Story = {
  args: { jobs: undefined, eventsWaiting: undefined, rows: undefined, waiting: undefined },
};

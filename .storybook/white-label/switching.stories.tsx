import { exampleBrowseUser } from '@footlight/contract/fixtures';
import { BrowseScreen } from '@footlight/site-widgets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { brandIds } from '../brands.ts';

const meta = { title: 'White label/Switching', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const users = Array.from({ length: 12 }, (_, index) => ({
  ...exampleBrowseUser,
  username: `room_${index}`,
  display_name: `Room ${index + 1}`,
  is_new: index % 5 === 0,
  viewer_count: index * 37,
  thumbnail_url: '',
}));

let commits = 0;

const Screen = () => {
  const [title, setTitle] = useState('Live rooms, right now');
  return (
    <Profiler id="screen" onRender={() => void commits++}>
      <BrowseScreen
        path="/"
        title={title}
        users={users}
        totalCount={users.length}
        breadcrumbs={[]}
        error={null}
        hasMore={false}
        growing={false}
        onGrow={fn()}
        onRetry={fn()}
      />
      <button type="button" className="m-4 underline" onClick={() => setTitle('Live rooms, later')}>
        Another title
      </button>
    </Profiler>
  );
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

/**
 * Brand, scheme and contrast are attributes: a switch changes every colour of the screen without a React render. The
 * Profiler counts renders.
 */
export const Default: Story = {
  render: () => <Screen />,
  play: async ({ canvasElement }) => {
    const page = document.documentElement;
    const before = { ...page.dataset };
    const card = within(canvasElement).getAllByRole('link')[0] ?? canvasElement;
    const look = () =>
      [document.body, card]
        .map((one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor])
        .join();
    await settled();
    const [first, looks] = [commits, new Set<string>()];
    try {
      for (const brand of brandIds) {
        for (const [scheme, contrast] of [
          ['light', ''],
          ['dark', ''],
          ['dark', 'more'],
          ['light', 'more'],
        ] as const) {
          Object.assign(page.dataset, { brand, scheme, contrast });
          looks.add(look());
          await settled();
        }
      }
    } finally {
      for (const name of ['brand', 'scheme', 'contrast']) {
        if (before[name] === undefined) delete page.dataset[name];
        else page.dataset[name] = before[name];
      }
    }
    await expect(commits - first).toBe(0);
    // The colours did change: at least light and dark of each brand that is not always dark.
    await expect(looks.size).toBeGreaterThanOrEqual(brandIds.length);
    // The Profiler works, if React was built with it.
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Another title' }));
    if (import.meta.env.DEV) await expect(commits).toBeGreaterThan(first);
  },
};

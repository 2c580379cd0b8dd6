import { exampleLibrary } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { libraryScreenDocs } from './library-screen.docs.ts';
import { LibraryScreen } from './library-screen.tsx';

const [ready, working] = exampleLibrary.items as [
  (typeof exampleLibrary.items)[0],
  (typeof exampleLibrary.items)[0],
];

const meta = {
  title: 'Studio/Media/Library',
  component: LibraryScreen,
  parameters: { componentDocs: libraryScreenDocs, conformance: { tag: 'div' } },
  args: {
    library: exampleLibrary,
    pendingId: null,
    uploads: [],
    notice: null,
    onNoticeClose: fn(),
    onFiles: fn(),
    onAdd: fn(),
    onContinue: fn(),
    onPause: fn(),
    onResume: fn(),
    onCancel: fn(),
    onDeleteFile: fn(),
    onDelete: fn(),
    onSave: fn(),
    page: 1,
    pageCount: 1,
    hrefOf: (page: number) => `/studio/media?page=${page}`,
    itemHref: ({ media }) => `/items/${media.id}`,
  },
} satisfies Meta<typeof LibraryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const sending = {
  key: '1',
  itemId: working.media.id,
  fileId: null,
  name: 'IMG_2042.jpg',
  size: 4_000_000,
  sent: 1_500_000,
  state: 'sending',
  problem: null,
} as const;

export const Default: Story = {
  parameters: {
    longText: {
      uploads: [{ ...sending, name: `${longText}.jpg` }],
      library: { ...exampleLibrary, items: [{ ...working, media: { ...working.media, name: longText } }] },
    } satisfies Story['args'],
  },
  name: 'Default: items and their states',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: says('library:unpublish') }));
    await expect(args.onSave).toHaveBeenCalledWith(ready, expect.objectContaining({ published: false }));
    // An item without a finished file cannot be published.
    await expect(page.getByRole('button', { name: says('library:publish') })).toBeDisabled();
  },
};

export const Terms: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(
      page.getByRole('button', { name: says('library:editItem', { name: ready.media.name }) }),
    );
    await userEvent.selectOptions(page.getByLabelText(says('library:access')), 'free');
    await userEvent.click(page.getByRole('button', { name: says('common:save') }));
    await expect(args.onSave).toHaveBeenCalledWith(
      ready,
      expect.objectContaining({ tokenPrice: 0, fanClubLevel: null, name: ready.media.name }),
    );
  },
};

export const Uploading: Story = {
  name: 'Uploading: runs, paused, failed',
  args: {
    uploads: [
      sending,
      { ...sending, key: '2', name: 'IMG_2043.jpg', state: 'paused' },
      { ...sending, key: '3', name: 'IMG_2044.jpg', state: 'failed', problem: 'The connection was lost.' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: says('library:pause') }));
    await expect(args.onPause).toHaveBeenCalledWith('1');
    await userEvent.click(page.getByRole('button', { name: says('library:resume') }));
    await expect(args.onResume).toHaveBeenCalledWith('2');
    await userEvent.click(page.getByRole('button', { name: says('library:retry') }));
    await expect(args.onResume).toHaveBeenLastCalledWith('3');
  },
};

const file = working.files[0];
const unfinished = {
  ...working,
  state: 'receiving' as const,
  files: file ? [{ ...file, state: 'receiving' as const, name: 'evening.jpg', size: 5 }] : [],
};

export const Unfinished: Story = {
  name: 'Unfinished: continues with the same file',
  args: { library: { ...exampleLibrary, items: [unfinished] } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(
      page.getByRole('button', { name: says('library:editItem', { name: unfinished.media.name }) }),
    );
    const [, input] = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file picker');
    await userEvent.upload(input, new File(['other file'], 'evening.jpg', { type: 'image/jpeg' }));
    await page.findByText(says('library:otherFile', { name: 'evening.jpg' }));
    await expect(args.onContinue).not.toHaveBeenCalled();
    const same = new File(['12345'], 'evening.jpg', { type: 'image/jpeg' });
    await userEvent.upload(input, same);
    await expect(args.onContinue).toHaveBeenCalledWith(unfinished, file?.id, same);
  },
};

export const Problems: Story = {
  args: {
    notice: 'Your library is full. Delete something first.',
    library: {
      ...exampleLibrary,
      takes_videos: false,
      items: [
        {
          ...working,
          state: 'failed',
          files: file ? [{ ...file, state: 'failed', reason: 'damaged' }] : [],
        },
      ],
    },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    // The card says it before and after it is opened.
    await page.findByText(says('library:reason.damaged'));
    await userEvent.click(
      page.getByRole('button', { name: says('library:editItem', { name: working.media.name }) }),
    );
    await page.findByText(says('library:reason.damaged'));
    await userEvent.click(
      page.getByRole('button', { name: says('library:remove', { name: file?.name ?? '' }) }),
    );
    await expect(args.onDeleteFile).toHaveBeenCalledWith(file?.id);
  },
};

export const Delete: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const [first] = page.getAllByRole('button', { name: says('library:delete') });
    if (!first) throw new Error('no button');
    await userEvent.click(first);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await dialog.findByText(says('library:deleteSold', { count: 12, shown: '12' }));
    await userEvent.click(dialog.getByRole('button', { name: says('library:delete') }));
    await expect(args.onDelete).toHaveBeenCalledWith(ready);
  },
};

export const Empty: Story = {
  args: { library: { ...exampleLibrary, items: [], count_total: 0, used_bytes: 0 } },
};

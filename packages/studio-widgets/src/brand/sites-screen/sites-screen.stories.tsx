import { exampleOperatorSite, exampleSiteDomain } from '@footlight/contract/fixtures';
import { begins, longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyList } from '../../story/lists.ts';
import { sitesScreenDocs } from './sites-screen.docs.ts';
import { SitesScreen } from './sites-screen.tsx';

const { summary } = exampleOperatorSite;
const waiting = {
  ...summary,
  key: 'cams.example.com',
  display_name: 'Example Cams',
  domain: exampleSiteDomain,
};

const meta = {
  title: 'Studio/Brand/Sites',
  component: SitesScreen,
  parameters: { componentDocs: sitesScreenDocs, conformance: { tag: 'div' } },
  args: {
    sites: [summary, waiting],
    state: storyList,
    checking: null,
    pending: false,
    error: null,
    fieldErrors: {},
    onCheck: fn(),
    onCreate: fn(async () => true),
  },
} satisfies Meta<typeof SitesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      sites: [{ ...waiting, display_name: longText, key: `${'long-name.'.repeat(12)}example.com` }],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: says('domains:check') }));
    await expect(args.onCheck).toHaveBeenCalledWith('cams.example.com');
    const create = page.getByRole('button', { name: says('domains:create') });
    await userEvent.click(create);
    await expect(args.onCreate).not.toHaveBeenCalled();
    const field = (key: 'domain' | 'code' | 'name') =>
      within(canvasElement.querySelector('form') as HTMLElement).getByRole('textbox', {
        name: begins(`domains:${key}`),
      });
    await userEvent.type(field('domain'), ' Two.Example.com ');
    await userEvent.type(field('code'), 'two');
    await userEvent.type(field('name'), 'Two');
    await userEvent.click(create);
    const made = { domain: 'two.example.com', code: 'two', name: 'Two', owner: '' };
    await expect(args.onCreate).toHaveBeenCalledWith(made);
    await waitFor(() => expect(field('domain')).toHaveValue(''));
  },
};
export const Refused: Story = {
  args: { error: 'A site with this domain exists.', fieldErrors: { domain: 'Check the format.' } },
};
export const None: Story = { args: { sites: [] } };
export const Loading: Story = { args: { sites: undefined } };

import { SITE_DOCUMENTS } from '@footlight/contract';
import { exampleLegalDocument } from '@footlight/contract/fixtures';
import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { legalScreenDocs } from './legal-screen.docs.ts';
import { LegalScreen } from './legal-screen.tsx';

const names = {
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  cookies: 'Cookie notice',
  records: 'Records of age',
  complaints: 'Complaints and content removal',
};

const meta = {
  title: 'Site/Legal/Document',
  component: LegalScreen,
  parameters: { layout: 'fullscreen', componentDocs: legalScreenDocs, conformance: { tag: 'div' } },
  args: {
    current: 'terms',
    documents: SITE_DOCUMENTS.map((key) => ({ key, label: names[key], href: `/legal/${key}` })),
    document: exampleLegalDocument,
    error: null,
    onRetry: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof LegalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [LEGAL-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(exampleLegalDocument.title);
    const links = within(canvas.getByRole('navigation', { name: says('legal:group') })).getAllByRole('link');
    await expect(links.map((one) => one.getAttribute('aria-current'))).toEqual([
      'page',
      null,
      null,
      null,
      null,
    ]);
    // Each entry of the contents leads to its heading.
    const contents = within(canvas.getByRole('navigation', { name: says('legal:contents') }));
    for (const link of contents.getAllByRole('link'))
      await expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(
        link.textContent,
      );
    await userEvent.click(canvas.getByRole('button', { name: says('legal:print') }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { document: undefined } };
export const Failed: Story = {
  args: { document: undefined, error: 'No connection. Check your network and try again.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de', scheme: 'dark' },
};

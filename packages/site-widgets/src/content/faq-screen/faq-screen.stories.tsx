import { exampleFaqEntry } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { faqScreenDocs } from './faq-screen.docs.ts';
import { FaqScreen } from './faq-screen.tsx';

const entries = [
  { ...exampleFaqEntry, id: 2, slug: 'watch', topic: 'start' as const, question: 'Can I watch?', links: [] },
  exampleFaqEntry,
  { ...exampleFaqEntry, id: 3, slug: 'own', question: 'Something else?', links: ['/support', '/somewhere'] },
];

const meta = {
  title: 'Site/Content/FAQ',
  component: FaqScreen,
  parameters: { layout: 'fullscreen', componentDocs: faqScreenDocs, conformance: { tag: 'div' } },
  args: { entries, error: null, onRetry: fn() },
} satisfies Meta<typeof FaqScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      entries: [{ ...exampleFaqEntry, question: longText, answer: [longText] }],
    } satisfies Story['args'],
  },
  name: 'Default [FAQ-01]',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const paragraph = page.getAllByText(exampleFaqEntry.answer[0] ?? '')[1] as HTMLElement;
    await expect(paragraph).not.toBeVisible();
    // By mouse, because scripts cannot toggle a summary by keyboard events; the end-to-end test uses the keyboard.
    await userEvent.click(page.getByText(exampleFaqEntry.question));
    await expect(paragraph).toBeVisible();
    await expect(page.getByRole('link', { name: says('faq:pageNames.tokens') })).toHaveAttribute(
      'href',
      '/account/tokens',
    );
  },
};
export const Found: Story = {
  name: 'Searches questions and answers; without a match it leads to support [FAQ-01]',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByRole('searchbox', { name: says('faq:search') });
    const questions = () => canvasElement.querySelectorAll('[data-part=question]').length;
    await expect(questions()).toBe(3);
    await userEvent.type(field, 'CAN I WATCH');
    await expect(questions()).toBe(1);
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    await expect(questions()).toBe(0);
    const status = page.getAllByRole('status').at(-1) as HTMLElement;
    await expect(status).toHaveTextContent('zzz');
    await expect(within(status).getByRole('link', { name: says('faq:support') })).toHaveAttribute(
      'href',
      '/support',
    );
  },
};
export const Untranslated: Story = {
  name: 'Only in English, said so',
  globals: { language: 'de' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByText(exampleFaqEntry.question));
    await expect(page.getAllByText(says('faq:untranslated'))[1]).toBeVisible();
  },
};
export const Loading: Story = { args: { entries: undefined } };
export const Empty: Story = { args: { entries: [] } };
export const Failed: Story = {
  args: { entries: undefined, error: 'No connection. Check your network and try again.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

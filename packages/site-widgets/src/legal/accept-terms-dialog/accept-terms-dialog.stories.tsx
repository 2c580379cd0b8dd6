import { exampleLegalDocument } from '@footlight/contract/fixtures';
import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { acceptTermsDialogDocs } from './accept-terms-dialog.docs.ts';
import { AcceptTermsDialog } from './accept-terms-dialog.tsx';

const meta = {
  title: 'Site/Legal/Accept terms dialog',
  component: AcceptTermsDialog,
  parameters: {
    docs: { story: { inline: false, height: 420 } },
    componentDocs: acceptTermsDialogDocs,
    conformance: { tag: 'div', portal: true },
  },
  args: {
    document: exampleLegalDocument,
    pending: false,
    error: null,
    onAccept: fn(),
    onLogout: fn(),
  },
} satisfies Meta<typeof AcceptTermsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (key: 'legal:accept.accept' | 'legal:accept.logout') =>
  screen.findByRole('button', { name: says(key) });

export const Default: Story = {
  name: 'Default [LEGAL-01]',
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await button('legal:accept.accept'));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(await button('legal:accept.logout'));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  args: { document: undefined },
  play: async () => {
    await expect(await button('legal:accept.accept')).toBeDisabled();
  },
};
export const Failed: Story = {
  args: { error: 'This document has changed or could not be signed. Read it again.' },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de', scheme: 'dark' },
};

import { exampleSiteDomain } from '@footlight/contract/fixtures';
import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { domainProofDocs } from './domain-proof.docs.ts';
import { DomainProof } from './domain-proof.tsx';

const meta = {
  title: 'Studio/Brand/Domain proof',
  component: DomainProof,
  parameters: { componentDocs: domainProofDocs, conformance: { tag: 'section' } },
  args: { domain: exampleSiteDomain, pending: false, onCheck: fn() },
} satisfies Meta<typeof DomainProof>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      domain: {
        ...exampleSiteDomain,
        record: `_footlight.${'long-name.'.repeat(12)}example.com`,
        file: `https://${'long-name.'.repeat(12)}example.com/.well-known/footlight-site.txt`,
      },
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText(says('domains:record'))).toHaveValue(exampleSiteDomain.record);
    await expect(canvas.getByLabelText(says('domains:value'))).toHaveValue(exampleSiteDomain.value);
    await userEvent.click(canvas.getByRole('button', { name: says('domains:check') }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
export const AnotherValue: Story = { args: { domain: { ...exampleSiteDomain, problem: 'different' } } };
export const NeverChecked: Story = {
  args: { domain: { ...exampleSiteDomain, problem: null, checked_at: null } },
};
export const Proven: Story = {
  args: { domain: { ...exampleSiteDomain, state: 'proven', by: 'dns', problem: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByLabelText(says('domains:value'))).toBeNull();
  },
};
export const Failing: Story = {
  args: {
    domain: { ...exampleSiteDomain, state: 'failing', by: 'file', served_until: '2026-11-27T18:00:00.000Z' },
  },
};
export const Checking: Story = { args: { pending: true } };

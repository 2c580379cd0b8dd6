import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { applyFormDocs } from './apply-form.docs.ts';
import { ApplyForm } from './apply-form.tsx';

const details = { legalName: 'Ada Example', stageName: 'Ada Star', country: 'NL' };

const meta = {
  title: 'Site/Account/Apply form',
  component: ApplyForm,
  parameters: { componentDocs: applyFormDocs, conformance: { tag: 'form' } },
  args: {
    newAccount: true,
    country: 'NL',
    pending: false,
    error: null,
    fieldErrors: {},
    documents: [
      { key: 'terms', label: 'Terms of use', href: '/legal/terms' },
      { key: 'privacy', label: 'Privacy policy', href: '/legal/privacy' },
    ],
    submitLabel: 'Continue to the agreement',
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ApplyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Default [AUTH-02]' };
/** After a rejection: the account exists, what was stated can be corrected. */
export const Again: Story = {
  args: { newAccount: false, details, submitLabel: 'Send again' },
  play: async ({ canvasElement, args }) => {
    const name = within(canvasElement).getByRole('textbox', {
      name: new RegExp(says('applications:legalName').source),
    });
    await userEvent.clear(name);
    await userEvent.type(name, 'Ada Real{enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ legalName: 'Ada Real', stageName: 'Ada Star', country: 'NL' }),
    );
  },
};
export const Refused: Story = {
  args: {
    error: 'The request is invalid.',
    fieldErrors: {
      username: 'taken',
      legalName: 'too_short',
      country: 'required',
      birthDate: 'under_age',
      acceptTerms: 'not_accepted',
    },
  },
};
export const SendingOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de', scheme: 'dark' },
  args: { pending: true, error: longText, submitLabel: longText },
};

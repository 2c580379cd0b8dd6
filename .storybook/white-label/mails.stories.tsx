import { derivePalette, readColor } from '@footlight/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { textsIn } from '../../apps/api/src/kernel/i18n/texts.ts';
import { MAIL_KINDS, mailLanguage } from '../../apps/api/src/kernel/mail/texts.ts';
import { brandOf } from '../brands.ts';
import { framesOf, textsOf } from '../page.ts';
import { linkOf, Mail, siteOf, unsubscribeOf } from './mail.tsx';

const meta = {
  title: 'White label/Mails',
  component: Mail,
  args: { kind: 'email_confirm', name: 'Robin <b>Vale</b>' },
  argTypes: { kind: { control: 'select', options: MAIL_KINDS } },
  play: async ({ canvasElement, args: { kind, name }, globals }) => {
    const language = mailLanguage(String(textsOf(globals)));
    const articles = within(canvasElement).getAllByRole('article');
    for (const [index, { brand }] of framesOf(globals).entries()) {
      const article = articles[index] ?? canvasElement;
      const subject = within(article).getByRole('heading', { level: 2 }).textContent;
      await expect(subject).toContain(siteOf(brand).display_name);
      const frame = within(article).getByTitle<HTMLIFrameElement>(subject);
      await waitFor(() => expect(frame.contentDocument?.title).toBe(subject));
      const page = frame.contentDocument ?? document;
      await expect(page.documentElement.lang).toBe(language);

      const link = linkOf(kind, brand, language);
      const button = [...page.links].find(
        (one) => one.textContent === textsIn('mails', language)(`${kind}.action`),
      );
      await expect(button?.getAttribute('href')).toBe(link);
      const { hex } = readColor(button?.style.backgroundColor ?? '');
      await expect(hex).toBe(derivePalette(brandOf(brand)).light.primary);

      // A name is text, also if it looks like HTML.
      await expect(page.body.textContent).toContain(name);
      await expect(page.querySelectorAll('b')).toHaveLength(0);
      const text = article.querySelector('pre')?.textContent;
      await expect(text).toContain(name);
      await expect(text).toContain(link);

      // All of the mail shows: nothing scrolls inside the frame.
      await waitFor(() => expect(frame.clientHeight).toBe(page.documentElement.offsetHeight));
      await expect(page.documentElement.scrollWidth).toBe(page.documentElement.clientWidth);
    }
  },
} satisfies Meta<typeof Mail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Asks for the confirmation of the address of a new account. */
export const Default: Story = {
  parameters: { longText: { kind: 'password_reset' } satisfies Story['args'] },
};

/** To the new address of an account. */
export const EmailChange: Story = { args: { kind: 'email_change' } };

/** To the address that an account is about to leave. */
export const EmailChangeNotice: Story = { args: { kind: 'email_change_notice' } };

export const PasswordReset: Story = { args: { kind: 'password_reset' } };

export const PasswordChanged: Story = { args: { kind: 'password_changed' } };

export const TwoFactorOn: Story = { args: { kind: 'two_factor_on' } };

export const TwoFactorOff: Story = { args: { kind: 'two_factor_off' } };

export const PasskeyAdded: Story = { args: { kind: 'passkey_added' } };

export const PasskeyRemoved: Story = { args: { kind: 'passkey_removed' } };

export const AccountLinked: Story = { args: { kind: 'account_linked' } };

export const IdentityAdded: Story = { args: { kind: 'identity_added' } };

export const IdentityRemoved: Story = { args: { kind: 'identity_removed' } };

export const BroadcasterApproved: Story = { args: { kind: 'broadcaster_approved' } };

export const BroadcasterRejected: Story = { args: { kind: 'broadcaster_rejected' } };
export const ReportActed: Story = { args: { kind: 'report_acted' } };
export const ReportDismissed: Story = { args: { kind: 'report_dismissed' } };
export const ReportWarning: Story = { args: { kind: 'report_warning' } };
export const ContentRemoved: Story = { args: { kind: 'content_removed' } };
export const PayoutRequested: Story = { args: { kind: 'payout_requested' } };
export const PayoutApproved: Story = { args: { kind: 'payout_approved' } };
export const PayoutRejected: Story = { args: { kind: 'payout_rejected' } };
export const PayoutPaid: Story = { args: { kind: 'payout_paid' } };

export const Deletion: Story = { args: { kind: 'account_deleted' } };

/** To a follower who has chosen mails. The only mail that can be turned off. */
export const Live: Story = {
  args: { kind: 'live' },
  play: async (context) => {
    await meta.play(context);
    for (const { brand } of framesOf(context.globals)) {
      const language = mailLanguage(String(textsOf(context.globals)));
      const link = unsubscribeOf(brand, language);
      const frames = [...context.canvasElement.querySelectorAll('iframe')];
      const hrefs = frames.flatMap(({ contentDocument }) =>
        [...(contentDocument?.links ?? [])].map((one) => one.getAttribute('href')),
      );
      await expect(hrefs).toContain(link);
    }
  },
};

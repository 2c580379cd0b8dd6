import { DEFAULT_LANGUAGE, type Language } from '@footlight/contract';
import { demoSites } from '@footlight/contract/fixtures';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { renderMail } from '../../apps/api/src/kernel/mail/render.ts';
import { type MailKind, mailLanguage } from '../../apps/api/src/kernel/mail/texts.ts';
import { mailColorsOf } from '../../apps/site/src/server/mail-colors.ts';
import { type BrandId, brandOf } from '../brands.ts';
import { DEBUG_BRAND } from '../debug-brand.ts';
import { useFrame } from '../frames.tsx';

/** Where the button of each mail leads. */
const paths: Record<MailKind, string> = {
  email_confirm: '/email/confirm?token=kQ3vX8mZ',
  email_change: '/email/confirm?token=Jw7bT2cN',
  email_change_notice: '/forgot-password',
  password_reset: '/reset-password?token=pR5yL9sD',
  password_changed: '/forgot-password',
  live: '/luna',
  two_factor_on: '/account/security',
  two_factor_off: '/account/security',
  passkey_added: '/account/security',
  passkey_removed: '/account/security',
  account_deleted: '/',
  account_linked: '/account/security',
  identity_added: '/account/security',
  identity_removed: '/account/security',
  broadcaster_approved: '/models/signup',
  broadcaster_rejected: '/models/signup',
  report_acted: '/support',
  report_dismissed: '/support',
  report_warning: '/support',
  content_removed: '/support',
  payout_requested: '/studio/earnings',
  payout_approved: '/studio/earnings',
  payout_rejected: '/studio/earnings',
  payout_paid: '/studio/earnings',
};

/** The demo site of a brand. The debug brand has the default one. */
export const siteOf = (brand: BrandId) => demoSites[brand === DEBUG_BRAND ? 'default' : brand];

/** The link of a mail from the brand's site. A page in English has no prefix. */
export const linkOf = (kind: MailKind, brand: BrandId, language: Language) =>
  `${siteOf(brand).main_domain_url}${language === DEFAULT_LANGUAGE ? '' : `/${language}`}${paths[kind]}`;

/** The link that ends mails which can be turned off. */
export const unsubscribeOf = (brand: BrandId, language: Language) =>
  `${siteOf(brand).main_domain_url}${language === DEFAULT_LANGUAGE ? '' : `/${language}`}/email/unsubscribe?token=1.x`;

/** The HTML of a mail in a frame without scripts that is as high as the mail. */
const MailFrame = ({ subject, html }: { subject: string; html: string }) => {
  const [page, setPage] = useState<HTMLElement>();
  const [height, setHeight] = useState(600);
  useEffect(() => {
    if (!page) return;
    const observer = new ResizeObserver(() => setHeight(page.offsetHeight));
    observer.observe(page);
    return () => observer.disconnect();
  }, [page]);
  return (
    <div className="overflow-hidden rounded-lg border border-border">
      <iframe
        sandbox="allow-same-origin"
        title={subject}
        srcDoc={html}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument?.documentElement)}
        className="block w-full"
        style={{ height }}
      />
    </div>
  );
};

export interface MailProps {
  /** What the mail is about. */
  kind: MailKind;
  /** The recipient's name, as the person typed it. */
  name: string;
}

/** A mail in the language of the toolbar and the light colours of its brand: subject, HTML and text. */
export const Mail = ({ kind, name }: MailProps) => {
  const { brand } = useFrame();
  const { i18n } = useTranslation();
  // The pseudo-locale has no mails: they are in English.
  const language = mailLanguage(i18n.language);
  const { subject, html, body } = renderMail(
    kind,
    { language, siteName: siteOf(brand).display_name, colors: mailColorsOf(brandOf(brand)) },
    {
      name,
      link: linkOf(kind, brand, language),
      ...(kind === 'live' ? { about: 'Luna', unsubscribe: unsubscribeOf(brand, language) } : {}),
      ...(kind.startsWith('payout_') ? { about: '1,200' } : {}),
    },
  );
  return (
    <article className="flex flex-col gap-6">
      <h2 lang={language} dir="ltr" className="heading text-2xl wrap-anywhere">
        {subject}
      </h2>
      <div className="flex flex-wrap gap-6">
        <section className="min-w-0 grow-[2] basis-[min(28rem,100%)]">
          <h3 className="heading mb-3 text-lg">HTML</h3>
          <MailFrame subject={subject} html={html} />
        </section>
        <section className="min-w-0 grow basis-[min(20rem,100%)]">
          <h3 className="heading mb-3 text-lg">Text</h3>
          <pre
            lang={language}
            dir="ltr"
            className="rounded-lg bg-surface-sunken p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
          >
            {body}
          </pre>
        </section>
      </div>
    </article>
  );
};

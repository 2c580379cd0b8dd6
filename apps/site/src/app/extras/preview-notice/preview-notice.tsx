import { Banner, Link, useTexts } from '@footlight/ui';

export interface PreviewNoticeProps {
  /** Address that ends the preview. */
  leaveHref: string;
}

/** Says that the page shows a brand's draft, with a link back to the live brand. */
export const PreviewNotice = ({ leaveHref }: PreviewNoticeProps) => {
  const { t } = useTexts('brand');
  return (
    <Banner
      appearance="warning"
      className="shadow-lg"
      title={t('preview.title')}
      // A full page load, because the server chooses the brand of a page.
      action={<Link href={leaveHref}>{t('preview.leave')}</Link>}
    >
      {t('preview.body')}
    </Banner>
  );
};

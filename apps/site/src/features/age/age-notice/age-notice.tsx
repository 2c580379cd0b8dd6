import { Banner, Link, useTexts } from '@footlight/ui';

interface AgeNoticeProps {
  /** Page that offers the methods. */
  verifyHref: string;
}

/** Says on every page why its pictures are neutral, and how to continue. */
export const AgeNotice = ({ verifyHref }: AgeNoticeProps) => {
  const { t } = useTexts('navigation');
  return (
    <Banner
      appearance="warning"
      className="mx-3 mt-3 desktop:mx-6"
      action={<Link href={verifyHref}>{t('age.verify')}</Link>}
    >
      {t('age.hidden')}
    </Banner>
  );
};

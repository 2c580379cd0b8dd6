import { Banner, cn, Link, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface PreviewNoticeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Address that ends the preview. */
  leaveHref: string;
}

/** Says that the page shows a brand's draft, with a link back to the live brand. */
export const PreviewNotice = ({ leaveHref, className, ...rest }: PreviewNoticeProps) => {
  const { t } = useTexts('brand');
  return (
    <div {...rest} data-component="preview-notice" className={cn('min-w-0', className)}>
      <Banner
        appearance="warning"
        className="shadow-lg"
        title={t('preview.title')}
        // A full page load, because the server chooses the brand of a page.
        action={<Link href={leaveHref}>{t('preview.leave')}</Link>}
      >
        {t('preview.body')}
      </Banner>
    </div>
  );
};

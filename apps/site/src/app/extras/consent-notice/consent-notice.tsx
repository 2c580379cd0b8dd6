import { Banner, Button, useTexts } from '@footlight/ui';

export interface ConsentNoticeProps {
  onChoose(isAgreed: boolean): void;
}

/** Asks for consent to statistics. Both buttons look the same; nothing is sent before the visitor consents. */
export const ConsentNotice = ({ onChoose }: ConsentNoticeProps) => {
  const { t } = useTexts('brand');
  return (
    <section
      aria-label={t('consent.title')}
      data-component="consent-notice"
      className="sticky bottom-2 z-10 mx-auto max-w-(--breakpoint-page)"
    >
      <Banner
        title={t('consent.title')}
        action={
          <>
            <Button size="sm" variant="outline" onClick={() => onChoose(false)}>
              {t('consent.no')}
            </Button>
            <Button size="sm" variant="outline" onClick={() => onChoose(true)}>
              {t('consent.yes')}
            </Button>
          </>
        }
      >
        {t('consent.body')}
      </Banner>
    </section>
  );
};

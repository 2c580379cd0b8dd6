import { Banner, Button, Checkbox, useTexts } from '@footlight/ui';
import { type ComponentProps, useState } from 'react';
import { type Consent, type ConsentPurpose, useConsentText } from './use-consent-text.ts';

export interface ConsentNoticeProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** At least one. */
  purposes: readonly ConsentPurpose[];
  /** The site opens a partner's page now and then. */
  popunder?: boolean;
  /** Answers every purpose. */
  onChoose(answers: Consent): void;
}

/**
 * Asks for consent, for each purpose by itself. All buttons look the same, nothing is chosen in advance, and nothing is
 * stored or sent before the visitor consents.
 */
export const ConsentNotice = ({ purposes, popunder = false, onChoose, ...rest }: ConsentNoticeProps) => {
  const { t } = useTexts('consent');
  const bodyOf = useConsentText(popunder);
  const [chosen, setChosen] = useState<Consent>({});
  const answerAll = (of: (purpose: ConsentPurpose) => boolean) =>
    onChoose(Object.fromEntries(purposes.map((purpose) => [purpose, of(purpose)])));
  const [only] = purposes;
  const isOne = purposes.length === 1 && only !== undefined;
  const title = isOne ? t(`${only}.title`) : t('title');
  const button = { size: 'sm', variant: 'outline' } as const;
  return (
    <section {...rest} aria-label={title} data-component="consent-notice">
      <Banner
        title={title}
        action={
          <div className="flex flex-wrap gap-2">
            <Button {...button} onClick={() => answerAll(() => false)}>
              {t('no')}
            </Button>
            {isOne ? null : (
              <Button {...button} onClick={() => answerAll((purpose) => chosen[purpose] === true)}>
                {t('some')}
              </Button>
            )}
            <Button {...button} onClick={() => answerAll(() => true)}>
              {t(isOne ? 'yes' : 'all')}
            </Button>
          </div>
        }
      >
        {isOne ? (
          bodyOf(only)
        ) : (
          <ul className="mt-2 flex max-h-60 flex-col gap-3 overflow-y-auto">
            {purposes.map((purpose) => (
              <li key={purpose}>
                <Checkbox
                  label={t(`${purpose}.title`)}
                  hint={bodyOf(purpose)}
                  checked={chosen[purpose] === true}
                  onChange={({ target }) => setChosen({ ...chosen, [purpose]: target.checked })}
                />
              </li>
            ))}
          </ul>
        )}
      </Banner>
    </section>
  );
};

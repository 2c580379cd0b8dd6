import { Switch, useTexts } from '@footlight/ui';
import { CONSENT_PURPOSES, type Consent, type ConsentPurpose } from '../../../shell/session/consent-atom.ts';
import { useConsentText } from '../../../shell/session/use-consent-text.ts';

export interface ConsentChoicesProps {
  /** The purposes of this site. */
  has: Readonly<Record<ConsentPurpose, boolean>>;
  /** The site opens a partner's page now and then. */
  hasPopunder: boolean;
  consent: Consent;
  onChange(answers: Consent): void;
}

/** Switches with which a visitor gives or withdraws consent; nothing on a site that asks for none. */
export const ConsentChoices = ({ has, hasPopunder, consent, onChange }: ConsentChoicesProps) => {
  const { t } = useTexts('brand');
  const bodyOf = useConsentText(hasPopunder);
  const purposes = CONSENT_PURPOSES.filter((purpose) => has[purpose]);
  if (purposes.length === 0) return null;
  return (
    <section
      aria-labelledby="consent-choices"
      data-component="consent-choices"
      className="flex max-w-2xl flex-col gap-4 border-border border-t pt-6 print:hidden"
    >
      <h2 id="consent-choices" className="heading text-xl">
        {t('consent.choices.title')}
      </h2>
      <p className="text-text-muted">{t('consent.choices.body')}</p>
      {purposes.map((purpose) => (
        <Switch
          key={purpose}
          labelFirst
          label={t(`consent.${purpose}.title`)}
          hint={bodyOf(purpose)}
          checked={consent[purpose] === true}
          onCheckedChange={(isOn) => onChange({ [purpose]: isOn })}
        />
      ))}
    </section>
  );
};

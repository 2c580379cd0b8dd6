import { cn, Switch, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface ConsentChoice {
  key: string;
  /** Translated. */
  title: string;
  /** What the visitor agrees to. */
  body: string;
  /** A question without an answer counts as no. */
  granted: boolean;
}

export interface ConsentChoicesProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the site asks for. */
  choices: readonly ConsentChoice[];
  onChoiceChange(key: string, granted: boolean): void;
}

/** Switches with which a visitor gives or withdraws consent; nothing on a site that asks for none. */
export const ConsentChoices = ({ choices, onChoiceChange, className, ...rest }: ConsentChoicesProps) => {
  const { t } = useTexts('legal');
  if (choices.length === 0) return null;
  return (
    <section
      {...rest}
      aria-labelledby="consent-choices"
      data-component="consent-choices"
      className={cn('flex max-w-2xl flex-col gap-4 border-border border-t pt-6 print:hidden', className)}
    >
      <h2 id="consent-choices" className="heading text-xl">
        {t('consent.title')}
      </h2>
      <p className="text-text-muted">{t('consent.body')}</p>
      {choices.map(({ key, title, body, granted }) => (
        <Switch
          key={key}
          labelFirst
          label={title}
          hint={body}
          checked={granted}
          onCheckedChange={(on) => onChoiceChange(key, on)}
        />
      ))}
    </section>
  );
};

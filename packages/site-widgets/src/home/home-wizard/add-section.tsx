import {
  ETHNICITIES,
  HOME_AGES,
  HOME_SECTION_TYPES,
  type HomeSectionChoice,
  type HomeSectionType,
  homeSectionId,
  LIST_LANGUAGES,
  LIST_REGIONS,
  MAX_HOME_SECTIONS,
} from '@footlight/contract';
import { Button, Combobox, CountrySelect, Field, Select, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useSectionName } from '../../lib/use-section-name.ts';

/** Values of the types that have a short list of them. */
const VALUES: Partial<Record<HomeSectionType, readonly string[]>> = {
  age: HOME_AGES,
  ethnicity: ETHNICITIES,
  continent: LIST_REGIONS,
  language: LIST_LANGUAGES,
};

export interface AddSectionProps {
  chosen: readonly HomeSectionChoice[];
  /** Tags to choose from. */
  tags: readonly string[];
  onAdd(section: HomeSectionChoice): void;
}

/** Chooses a type, and a value where the type has one. */
export const AddSection = ({ chosen, tags, onAdd }: AddSectionProps) => {
  const { t } = useTexts('home');
  const nameOf = useSectionName();
  const [type, setType] = useState<HomeSectionType>('trending');
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const values = VALUES[type];
  const hasValue = values !== undefined || type === 'country' || type === 'tag';
  const change = (next: string) => {
    setValue(next);
    setProblem(null);
  };
  const add = () => {
    const section: HomeSectionChoice = hasValue ? { type, value } : { type };
    const isTwice = chosen.some((one) => homeSectionId(one) === homeSectionId(section));
    if (hasValue && value === '') setProblem(t('wizard.chooseValue'));
    else if (isTwice) setProblem(t('wizard.twice'));
    else if (chosen.length >= MAX_HOME_SECTIONS) setProblem(t('wizard.full'));
    else {
      onAdd(section);
      change('');
    }
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-semibold">{t('wizard.add')}</legend>
      <div className="grid gap-3 desktop:grid-cols-2">
        <Field label={t('wizard.kind')} error={hasValue ? undefined : (problem ?? undefined)}>
          <Select
            value={type}
            options={HOME_SECTION_TYPES.map((one) => ({ value: one, label: t(`type.${one}`) }))}
            onChange={(event) => {
              setType(event.target.value as HomeSectionType);
              change('');
            }}
          />
        </Field>
        {hasValue ? (
          <Field label={t('wizard.value')} error={problem ?? undefined}>
            {type === 'country' ? (
              <CountrySelect value={value} onValueChange={change} />
            ) : type === 'tag' ? (
              <Combobox
                options={tags.map((tag) => ({ value: tag, label: tag }))}
                value={value || null}
                onValueChange={(tag) => change(tag ?? '')}
              />
            ) : (
              <Select
                value={value}
                placeholder={t('wizard.chooseValue')}
                options={(values ?? []).map((one) => ({ value: one, label: nameOf({ type, value: one }) }))}
                onValueChange={change}
              />
            )}
          </Field>
        ) : null}
      </div>
      <Button variant="outline" className="self-start" onClick={add}>
        {t('wizard.addButton')}
      </Button>
    </fieldset>
  );
};

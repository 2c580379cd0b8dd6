import type { BrandReport, Language } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import { studioFields } from '../config/studio-config.ts';
import { useProblems } from '../config/use-problems.ts';
import type { StudioSection } from '../preview/section-of.ts';
import { FieldControl } from './field-control.tsx';
import type { FieldEditing, Uploads } from './field-editing.ts';
import { SearchSample } from './search-sample.tsx';
import { ShapeSample } from './shape-sample.tsx';
import { TextLanguage } from './text-language.tsx';

export interface DesignPanelProps extends FieldEditing {
  group: StudioSection;
  report: BrandReport;
  uploads: Uploads;
  siteUrl: string;
  /** Language of the texts that are edited. */
  language: Language;
  onLanguageChange(language: Language): void;
}

const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 1);

/** The fields of one section. */
export const DesignPanel = (props: DesignPanelProps) => {
  const { group } = props;
  const { t } = useTexts('studio');
  const problemOf = useProblems(props.checks, props.report);
  return (
    <section aria-labelledby={`studio-${group}`} className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 id={`studio-${group}`} className="heading text-xl">
          {t(`group.${group}`)}
        </h2>
        <p className="text-sm text-text-muted">{t(`group.${group}Hint`)}</p>
      </div>
      {group === 'shape' ? (
        <ShapeSample
          radius={number(props.config.custom.radius_factor)}
          density={number(props.config.custom.density_factor)}
        />
      ) : null}
      {group === 'texts' ? (
        <TextLanguage
          config={props.config}
          language={props.language}
          onLanguageChange={props.onLanguageChange}
        />
      ) : null}
      {studioFields
        .filter(({ group: of, language = props.language }) => of === group && language === props.language)
        .map((field) => (
          <FieldControl
            key={field.path}
            {...props}
            field={field}
            problem={problemOf(field)}
            upload={props.uploads[field.path]}
          />
        ))}
      {group === 'texts' ? (
        <SearchSample config={props.config} language={props.language} siteUrl={props.siteUrl} />
      ) : null}
    </section>
  );
};

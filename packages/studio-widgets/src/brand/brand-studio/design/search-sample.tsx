import { DEFAULT_LANGUAGE, type Language, operatorText } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import { type StudioConfig, textAt } from '../config/studio-config.ts';

interface SearchSampleProps {
  config: StudioConfig;
  language: Language;
  /** URL of the site. */
  siteUrl: string;
}

/** The home page as a search engine may list it, in the language that is edited. */
export const SearchSample = ({ config, language, siteUrl }: SearchSampleProps) => {
  const { t } = useTexts('studio');
  const title = operatorText(config.custom, 'meta_title', language);
  const description = operatorText(config.custom, 'meta_description', language);
  return (
    <figure
      data-studio="search-sample"
      className="flex min-w-0 flex-col gap-1 rounded-lg border border-border bg-surface p-3 wrap-anywhere"
    >
      <figcaption className="text-sm text-text-muted">{t('texts.sample')}</figcaption>
      <p className="text-sm text-text-muted">
        {siteUrl.replace(/\/$/, '')}
        {language === DEFAULT_LANGUAGE ? '' : `/${language}`}
      </p>
      <p className="font-semibold text-primary-text" lang={title?.language}>
        {title?.text ?? textAt(config, 'display_name')}
      </p>
      <p className="text-sm" lang={description?.language}>
        {description?.text ?? t('texts.sampleBuiltIn')}
      </p>
    </figure>
  );
};

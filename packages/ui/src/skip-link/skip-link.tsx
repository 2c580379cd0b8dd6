import { useTranslation } from 'react-i18next';

export interface SkipLinkProps {
  /** Id of the main content, which must take the focus (`tabIndex={-1}`). */
  target: string;
}

/** First stop of the keyboard: past the header. Seen only when focused. */
export function SkipLink({ target }: SkipLinkProps) {
  const { t } = useTranslation('ui');
  return (
    <a
      data-component="skip-link"
      href={`#${target}`}
      className="fixed start-3 top-3 z-50 -translate-y-20 rounded-md bg-inverse px-4 py-2.5 font-semibold text-on-inverse focus:translate-y-0 focus:shadow-lg"
    >
      {t('skip')}
    </a>
  );
}

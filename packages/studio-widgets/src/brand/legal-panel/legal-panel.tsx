import {
  type FieldProblem,
  LANGUAGES,
  type Language,
  type LegalKey,
  type LegalMarkupProblem,
  type OperatorLegalDocument,
  toLegalMarkup,
} from '@footlight/contract';
import {
  Alert,
  Button,
  cn,
  Field,
  languageNames,
  Select,
  Skeleton,
  TextArea,
  useFocusAfter,
  useProblemText,
  useTexts,
} from '@footlight/ui';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { LegalHistory } from './legal-history.tsx';

/** The operator's texts as they are edited, by language. */
export type LegalDraft = Partial<Record<Language, string>>;

export interface LegalProblem {
  language: Language;
  /** Where the text cannot be read, or why the platform refused it, with the place in the document. */
  what: LegalMarkupProblem | { path: string; problem: FieldProblem };
}

export interface LegalPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The documents that can be chosen, with their names. */
  documents: readonly { key: LegalKey; label: string }[];
  document: LegalKey;
  /** Undefined while it is read. */
  current: OperatorLegalDocument | undefined;
  draft: LegalDraft;
  changed: boolean;
  problem: LegalProblem | null;
  pendingAction: 'publish' | 'restore' | null;
  /** Translated. */
  error: ReactNode;
  /** Translated. */
  done: string | null;
  onDocumentChange(document: LegalKey): void;
  onDraftChange(draft: LegalDraft): void;
  onPublish(): void;
  /** The site goes back to the text that the software brings. */
  onRestore(): void;
  onDiscard(): void;
}

/** An operator's own legal texts: written as plain text by language, in force once they are published. */
export const LegalPanel = (props: LegalPanelProps) => {
  const { mark, target } = useFocusAfter();
  const {
    documents,
    document,
    current,
    draft,
    changed,
    problem,
    pendingAction,
    error,
    done,
    onDocumentChange,
    onDraftChange,
    onPublish,
    onRestore,
    onDiscard,
    className,
    ...rest
  } = props;
  const { t, language: spoken } = useTexts('studio');
  const problemText = useProblemText();
  const [language, setLanguage] = useState<Language>(LANGUAGES.find((one) => one === spoken) ?? LANGUAGES[0]);
  const written = LANGUAGES.filter((one) => draft[one]?.trim());
  const [fallback] = written;
  const text = draft[language] ?? '';
  // The text with the problem is the one to be seen.
  useEffect(() => {
    if (problem) setLanguage(problem.language);
  }, [problem]);
  const known = current?.texts[language];
  const problemOf = (): string | undefined => {
    if (problem?.language !== language) return undefined;
    const { what } = problem;
    if ('line' in what) return t(`legal.problem.${what.code}`, { line: what.line });
    return `${what.path}: ${problemText(what.problem) ?? ''}`;
  };
  return (
    <div {...rest} data-component="legal-panel" className={cn('flex min-w-0 flex-col gap-4', className)}>
      <Field label={t('legal.document')}>
        <Select
          value={document}
          options={documents.map(({ key, label }) => ({ value: key, label }))}
          onChange={({ target }) => onDocumentChange(target.value as LegalKey)}
        />
      </Field>
      {current ? (
        <>
          <p ref={target} tabIndex={-1} className="text-sm text-text-muted">
            {t(current.source === 'operator' ? 'legal.own' : 'legal.house', { version: current.version })}
          </p>
          <Field label={t('legal.language')}>
            <Select
              value={language}
              options={LANGUAGES.map((one) => ({
                value: one,
                label: written.includes(one)
                  ? t('legal.written', { language: languageNames[one] })
                  : languageNames[one],
              }))}
              onChange={({ target }) => setLanguage(target.value as Language)}
            />
          </Field>
          <Field label={t('legal.text')} hint={t('legal.markup')} error={problemOf()}>
            <TextArea
              rows={18}
              lang={language}
              spellCheck
              className="font-mono text-sm"
              value={text}
              onChange={({ target }) => onDraftChange({ ...draft, [language]: target.value })}
            />
          </Field>
          {text === '' && known ? (
            <Button
              variant="outline"
              size="sm"
              className="max-w-full self-start"
              onClick={() => onDraftChange({ ...draft, [language]: toLegalMarkup(known) })}
            >
              {t('legal.begin')}
            </Button>
          ) : null}
          {fallback && written.length < LANGUAGES.length ? (
            <Alert size="sm">{t('legal.others', { language: languageNames[fallback] })}</Alert>
          ) : null}
          <Alert tone="warning" size="sm">
            {t(document === 'terms' ? 'legal.atOnceTerms' : 'legal.atOnce')}
          </Alert>
          {error ? (
            <Alert tone="error" live>
              {error}
            </Alert>
          ) : null}
          {done ? (
            <Alert tone="success" size="sm" live>
              {done}
            </Alert>
          ) : null}
          <div className="flex flex-wrap gap-2">
            <Button
              loading={pendingAction === 'publish'}
              aria-disabled={!changed || written.length === 0 || pendingAction !== null}
              onClick={onPublish}
            >
              {t('legal.publish')}
            </Button>
            <Button variant="ghost" aria-disabled={!changed || pendingAction !== null} onClick={onDiscard}>
              {t('legal.discard')}
            </Button>
            {current.source === 'operator' ? (
              <Button
                variant="outline"
                className="max-w-full"
                loading={pendingAction === 'restore'}
                aria-disabled={pendingAction !== null}
                onClick={mark(onRestore)}
              >
                {t('legal.backToHouse')}
              </Button>
            ) : null}
          </div>
          <LegalHistory history={current.history} />
        </>
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </div>
  );
};

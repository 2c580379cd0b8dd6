import {
  type FieldProblem,
  LANGUAGES,
  type Language,
  LEGAL_KEYS,
  type LegalKey,
  type LegalMarkupProblem,
  type OperatorLegalDocument,
  toLegalMarkup,
} from '@footlight/contract';
import {
  Alert,
  Button,
  Field,
  languageNames,
  Select,
  Skeleton,
  TextArea,
  useFocusAfter,
  useProblemText,
  useTexts,
} from '@footlight/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { LegalHistory } from './legal-history.tsx';

/** The operator's texts as they are edited, by language. */
export type LegalDraft = Partial<Record<Language, string>>;

export interface LegalProblem {
  language: Language;
  /** Where the text cannot be read, or what the platform refused of it, with the place in the document. */
  what: LegalMarkupProblem | { path: string; problem: FieldProblem };
}

export interface LegalPanelProps {
  document: LegalKey;
  /** Undefined while it is read. */
  current: OperatorLegalDocument | undefined;
  draft: LegalDraft;
  isChanged: boolean;
  problem: LegalProblem | null;
  busy: 'publish' | 'house' | null;
  /** Translated. */
  error: ReactNode;
  /** Translated. */
  done: string | null;
  onDocument(document: LegalKey): void;
  onDraftChange(draft: LegalDraft): void;
  onPublish(): void;
  /** The site goes back to the text that the software brings. */
  onHouse(): void;
  onDiscard(): void;
}

/** An operator's own legal texts: written as plain text by language, in force once they are published. */
export const LegalPanel = (props: LegalPanelProps) => {
  const { mark, target } = useFocusAfter();
  const { document, current, draft, problem, busy } = props;
  const { t, language: spoken } = useTexts(['studio', 'site']);
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
    <div data-studio="legal-panel" className="flex min-w-0 flex-col gap-4">
      <Field label={t('legal.document')}>
        <Select
          value={document}
          options={LEGAL_KEYS.map((key) => ({
            value: key,
            label: key === 'broadcaster' ? t('legal.broadcaster') : t(`site:footer.documents.${key}`),
          }))}
          onChange={({ target }) => props.onDocument(target.value as LegalKey)}
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
              onChange={({ target }) => props.onDraftChange({ ...draft, [language]: target.value })}
            />
          </Field>
          {text === '' && known ? (
            <Button
              variant="outline"
              size="sm"
              className="max-w-full self-start"
              onClick={() => props.onDraftChange({ ...draft, [language]: toLegalMarkup(known) })}
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
          {props.error ? (
            <Alert tone="error" live>
              {props.error}
            </Alert>
          ) : null}
          {props.done ? (
            <Alert tone="success" size="sm" live>
              {props.done}
            </Alert>
          ) : null}
          <div className="flex flex-wrap gap-2">
            <Button
              loading={busy === 'publish'}
              aria-disabled={!props.isChanged || written.length === 0 || busy !== null}
              onClick={props.onPublish}
            >
              {t('legal.publish')}
            </Button>
            <Button
              variant="ghost"
              aria-disabled={!props.isChanged || busy !== null}
              onClick={props.onDiscard}
            >
              {t('legal.discard')}
            </Button>
            {current.source === 'operator' ? (
              <Button
                variant="outline"
                loading={busy === 'house'}
                aria-disabled={busy !== null}
                onClick={mark(props.onHouse)}
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

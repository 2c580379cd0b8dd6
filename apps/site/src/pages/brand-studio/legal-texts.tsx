import { ApiError } from '@footlight/client';
import {
  fromLegalMarkup,
  LANGUAGES,
  type Language,
  LEGAL_KEYS,
  type LegalKey,
  type LegalText,
  type OperatorLegalDocument,
  toLegalMarkup,
} from '@footlight/contract';
import { type LegalDraft, LegalPanel, type LegalProblem } from '@footlight/studio-widgets';
import { useTexts } from '@footlight/ui';
import { useAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { operatorLegalKey } from '../../shell/api/operator-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** Drafts of this tab, by site and document, so that a reload loses nothing. */
const draftsAtom = storedAtom<Record<string, LegalDraft>>('legal-drafts', {}, 'session', true);

const textsOf = (current: OperatorLegalDocument | undefined): LegalDraft =>
  current?.source === 'operator'
    ? Object.fromEntries(
        Object.entries(current.texts).map(([language, text]) => [language, toLegalMarkup(text)]),
      )
    : {};

/** The draft as the platform takes it, or the first problem in it. */
const readDraft = (draft: LegalDraft): Partial<Record<Language, LegalText>> | LegalProblem => {
  const texts: Partial<Record<Language, LegalText>> = {};
  for (const language of LANGUAGES) {
    const source = draft[language];
    if (!source?.trim()) continue;
    const read = fromLegalMarkup(source);
    if ('code' in read) return { language, what: read };
    texts[language] = read;
  }
  return texts;
};

/** `texts.de.sections.1.heading` → German, `sections.1.heading`. */
const refusedIn = (error: unknown): LegalProblem | null => {
  const [field, problem] = (error instanceof ApiError && Object.entries(error.fields)[0]) || [];
  const [, language, ...path] = field?.split('.') ?? [];
  const known = LANGUAGES.find((one) => one === language);
  return known && problem ? { language: known, what: { path: path.join('.'), problem } } : null;
};

/** Connects the studio's legal texts to the site's documents. */
export const LegalTexts = ({ siteKey }: { siteKey: string }) => {
  const { t } = useTexts(['studio', 'site']);
  const api = useApi();
  const errorContent = useErrorContent();
  const [document, setDocument] = useState<LegalKey>('terms');
  const [drafts, setDrafts] = useAtom(draftsAtom);
  const [problem, setProblem] = useState<LegalProblem | null>(null);
  const [busy, setBusy] = useState<'publish' | 'restore' | null>(null);
  const [error, setError] = useState<ReactNode>(null);
  const [done, setDone] = useState<string | null>(null);
  const { data: current, mutate } = useRead(operatorLegalKey(siteKey, document), {
    revalidateOnFocus: false,
  });
  const key = `${siteKey}/${document}`;
  const published = textsOf(current);
  const draft = drafts[key] ?? published;
  const setDraft = (next: LegalDraft | null) => {
    const { [key]: _, ...others } = drafts;
    setDrafts(next === null ? others : { ...others, [key]: next });
  };
  const clear = () => {
    setProblem(null);
    setError(null);
    setDone(null);
  };
  const send = async (kind: 'publish' | 'restore') => {
    clear();
    const texts = kind === 'restore' ? {} : readDraft(draft);
    if ('what' in texts) return setProblem(texts as LegalProblem);
    if (!current) return;
    setBusy(kind);
    try {
      const { version } = await api('POST /operator/sites/{key}/legal/{document}', {
        params: { key: siteKey, document },
        body: { version: current.version, texts: texts as Partial<Record<Language, LegalText>> },
      });
      await mutate();
      setDraft(null);
      setDone(t('legal.done', { version }));
    } catch (failed) {
      setProblem(refusedIn(failed));
      setError(errorContent(failed));
      // Somebody else may have published: the next try knows their version.
      void mutate();
    } finally {
      setBusy(null);
    }
  };
  return (
    <LegalPanel
      documents={LEGAL_KEYS.map((one) => ({
        key: one,
        label: one === 'broadcaster' ? t('legal.broadcaster') : t(`site:footer.documents.${one}`),
      }))}
      document={document}
      current={current}
      draft={draft}
      changed={JSON.stringify(draft) !== JSON.stringify(published)}
      problem={problem}
      pendingAction={busy}
      error={error}
      done={done}
      onDocumentChange={(next) => {
        clear();
        setDocument(next);
      }}
      onDraftChange={(next) => {
        clear();
        setDraft(next);
      }}
      onPublish={() => void send('publish')}
      onRestore={() => void send('restore')}
      onDiscard={() => {
        clear();
        setDraft(null);
      }}
    />
  );
};

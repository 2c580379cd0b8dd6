import { fromLegalMarkup, LANGUAGES, type LegalKey } from '@footlight/contract';
import { exampleLegalText } from '@footlight/contract/fixtures';
import { useState } from 'react';
import { type LegalDraft, LegalPanel, type LegalProblem } from './legal-panel.tsx';

/** The panel with a draft in memory: texts are read as in the studio, and publishing does not end. */
export const StoryLegal = () => {
  const [document, setDocument] = useState<LegalKey>('terms');
  const [draft, setDraft] = useState<LegalDraft>({});
  const [problem, setProblem] = useState<LegalProblem | null>(null);
  const [publishing, setPublishing] = useState(false);
  const [source, setSource] = useState<'operator' | 'house'>('operator');
  const publish = () => {
    for (const language of LANGUAGES) {
      const read = draft[language] ? fromLegalMarkup(draft[language]) : null;
      if (read && 'code' in read) return setProblem({ language, what: read });
    }
    setPublishing(true);
  };
  return (
    <LegalPanel
      documents={[
        { key: 'terms', label: 'Terms' },
        { key: 'privacy', label: 'Privacy policy' },
      ]}
      document={document}
      current={{
        version: '2026-11-20',
        source,
        texts: Object.fromEntries(LANGUAGES.map((one) => [one, exampleLegalText])),
        history: [
          { version: '2026-11-20', languages: ['en', 'de'], by: 'operator', at: '2026-11-20T18:00:00.000Z' },
          { version: '2026-11-02', languages: [], by: null, at: '2026-11-02T09:00:00.000Z' },
        ],
      }}
      draft={draft}
      changed={Object.keys(draft).length > 0}
      problem={problem}
      pendingAction={publishing ? 'publish' : null}
      error={null}
      done={null}
      onDocumentChange={setDocument}
      onDraftChange={(next) => {
        setProblem(null);
        setDraft(next);
      }}
      onPublish={publish}
      onRestore={() => {
        setDraft({});
        setSource('house');
      }}
      onDiscard={() => {
        setProblem(null);
        setDraft({});
      }}
    />
  );
};

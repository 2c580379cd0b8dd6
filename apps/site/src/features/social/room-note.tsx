import { NoteEditor } from '@footlight/room-widgets';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { noteDraftFamily } from './note-draft.ts';
import { useNote } from './use-note.ts';

interface RoomNoteProps {
  username: string;
  displayName: string;
  onClose: () => void;
}

/** The viewer's own note about a broadcaster; unsaved text stays in this tab. */
export const RoomNote = ({ username, displayName, onClose }: RoomNoteProps) => {
  const note = useNote(username);
  const errorContent = useErrorContent();
  const [draft, setDraft] = useAtom(noteDraftFamily(username));
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [failure, setFailure] = useState<unknown>(null);
  const isChanged = draft !== null && draft.trim() !== note.text;
  const problem = failure ?? note.error;
  const save = (text: string) => {
    setState('saving');
    setFailure(null);
    note.save(text).then(
      () => {
        setState('saved');
        setDraft(null);
      },
      (error: unknown) => {
        setState('idle');
        setFailure(error);
      },
    );
  };
  return (
    <NoteEditor
      name={displayName}
      draft={draft ?? note.text ?? null}
      onDraftChange={(text) => {
        setState('idle');
        setFailure(null);
        setDraft(text);
      }}
      state={state === 'saving' ? state : isChanged ? 'changed' : state}
      error={problem ? errorContent(problem) : null}
      onSave={save}
      onClose={onClose}
    />
  );
};

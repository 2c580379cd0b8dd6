import { NoteEditor } from '@footlight/room-widgets';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useNote } from '../data/use-note.ts';
import { usePeopleErrorText } from '../data/use-people-error-text.ts';
import { noteDraftFamily } from '../state/note-draft.ts';

interface RoomNoteProps {
  username: string;
  displayName: string;
  onClose: () => void;
}

/** The visitor's own note about a broadcaster; what is not stored stays in this tab. */
export const RoomNote = ({ username, displayName, onClose }: RoomNoteProps) => {
  const note = useNote(username);
  const errorText = usePeopleErrorText();
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
      error={problem ? errorText(problem) : null}
      onSave={save}
      onClose={onClose}
    />
  );
};

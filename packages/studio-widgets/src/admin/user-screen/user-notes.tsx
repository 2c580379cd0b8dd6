import { MAX_STAFF_NOTE, type StaffNote } from '@footlight/contract';
import { Button, Field, TextArea, useMoment, useTexts } from '@footlight/ui';
import { type FormEvent, useState } from 'react';

export interface UserNotesProps {
  notes: readonly StaffNote[];
  mayWrite: boolean;
  /** Resolves with whether the note was stored; if not, its text stays in the field. */
  onNote(text: string): Promise<boolean>;
}

/** What the staff wrote down about an account. */
export const UserNotes = ({ notes, mayWrite, onNote }: UserNotesProps) => {
  const { t } = useTexts(['admin', 'common']);
  const moment = useMoment();
  const [text, setText] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'empty'>('idle');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    if (text.trim() === '') return setState('empty');
    setState('busy');
    if (await onNote(text.trim())) setText('');
    setState('idle');
  };
  return (
    <section className="flex flex-col gap-3">
      <h2 className="heading text-xl">{t('user.notes')}</h2>
      {notes.length === 0 ? (
        <p className="text-text-muted">{t('user.noNotes')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {notes.map((note) => (
            <li key={note.id} className="flex min-w-0 flex-col gap-1 wrap-anywhere">
              <span className="whitespace-pre-line">{note.text}</span>
              <span className="text-sm text-text-muted">{`${note.author} · ${moment(note.at)}`}</span>
            </li>
          ))}
        </ul>
      )}
      {mayWrite ? (
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col items-start gap-3">
          <Field
            className="w-full"
            label={t('user.noteLabel')}
            hint={t('user.noteHint')}
            error={state === 'empty' ? t('common:problem.required') : undefined}
          >
            <TextArea
              maxLength={MAX_STAFF_NOTE}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                if (state === 'empty') setState('idle');
              }}
            />
          </Field>
          <Button type="submit" variant="outline" loading={state === 'busy'}>
            {t('user.addNote')}
          </Button>
        </form>
      ) : null}
    </section>
  );
};

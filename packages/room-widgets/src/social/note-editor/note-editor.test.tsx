// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { peopleLocales } from '../../locales/people/index.ts';
import { NoteEditor } from './note-editor.tsx';

const nothing = () => undefined;

conformance({
  name: 'note-editor',
  element: (probe) => (
    <NoteEditor
      name="Luna Maren"
      draft="Likes slow songs."
      onDraftChange={nothing}
      state="changed"
      onSave={nothing}
      onClose={nothing}
      {...probe}
    />
  ),
  ref: HTMLFormElement,
  portal: true,
  locales: { people: peopleLocales },
});

import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { cssCompletions } from './css-completions.ts';
import { cssEditorTheme } from './css-editor-theme.ts';

/** A message about a position in the text; line and column start at 1. */
interface CssRemark {
  line: number;
  column: number;
  message: string;
}

interface CssEditorProps {
  value: string;
  onChange(value: string): void;
  label: string;
  /** Label of the suggestion list. */
  completionsLabel: string;
  remarks: readonly CssRemark[];
  /** Moves the cursor here. Pass a new object to move it again. */
  target: { line: number; column: number } | null;
  /** CSP nonce for the style element that the editor adds. */
  nonce: string;
}

const offsetOf = (state: EditorState, { line, column }: { line: number; column: number }): number => {
  const at = state.doc.line(Math.min(Math.max(line, 1), state.doc.lines));
  return Math.min(at.from + Math.max(column, 1) - 1, at.to);
};

const diagnosticOf = (state: EditorState, { message, ...place }: CssRemark): Diagnostic => {
  const from = offsetOf(state, place);
  const { text, from: start } = state.doc.lineAt(from);
  const word = /^[^\s;{}]+/.exec(text.slice(from - start))?.[0].length ?? 1;
  return { from, to: Math.min(from + word, state.doc.length), severity: 'error', message };
};

/** CSS editor with line numbers, suggestions and messages. Tab leaves the editor, so that keyboard users are not trapped. */
const CssEditor = ({ value, onChange, label, completionsLabel, remarks, target, nonce }: CssEditorProps) => {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const change = useRef(onChange);
  const first = useRef(value);
  useEffect(() => {
    change.current = onChange;
  }, [onChange]);
  useEffect(() => {
    const made = new EditorView({
      parent: box.current as HTMLDivElement,
      state: EditorState.create({
        doc: first.current,
        extensions: [
          EditorView.cspNonce.of(nonce),
          lineNumbers(),
          lintGutter(),
          history(),
          css(),
          autocompletion({ override: [cssCompletions], icons: false }),
          keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
          EditorView.lineWrapping,
          EditorState.phrases.of({ Completions: completionsLabel }),
          EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', dir: 'ltr' }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) change.current(update.state.doc.toString());
          }),
          cssEditorTheme,
        ],
      }),
    });
    view.current = made;
    return () => {
      first.current = made.state.doc.toString();
      made.destroy();
      view.current = undefined;
    };
  }, [label, completionsLabel, nonce]);
  // The text changed outside the editor: an import, a discard or another window.
  useEffect(() => {
    const { current } = view;
    if (!current || current.state.doc.toString() === value) return;
    current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: value } });
  }, [value]);
  useEffect(() => {
    const { current } = view;
    if (!current) return;
    const found = remarks.map((remark) => diagnosticOf(current.state, remark));
    current.dispatch(setDiagnostics(current.state, found));
  }, [remarks]);
  useEffect(() => {
    const { current } = view;
    if (!current || !target) return;
    const anchor = offsetOf(current.state, target);
    current.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
    current.focus();
  }, [target]);
  return <div ref={box} data-studio="css-editor" dir="ltr" className="min-w-0 font-mono" />;
};

export default CssEditor;

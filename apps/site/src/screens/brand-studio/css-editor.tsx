import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { cssCompletions } from './css-completions.ts';
import { cssEditorTheme } from './css-editor-theme.ts';

/** A place in the text, both from 1, and what is said of it. */
interface CssRemark {
  line: number;
  column: number;
  message: string;
}

interface CssEditorProps {
  value: string;
  onChange(value: string): void;
  label: string;
  /** Names the list of suggestions. */
  completionsLabel: string;
  remarks: readonly CssRemark[];
  /** Where the cursor is to go; another object goes there again. */
  target: { line: number; column: number } | null;
  /** Of the page's policy: the editor writes a style element. */
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

/** CSS with line numbers, suggestions and remarks. Tab is left to the page, so that nobody is caught in it. */
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
  // An import, a discard or another window: the text comes from outside.
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

import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const focus = { outline: '2px solid var(--fl-focus)', outlineOffset: '2px' };

/** Editor theme from the brand's colour variables, so that it follows the colour scheme. */
const looks = EditorView.theme({
  '&': {
    color: 'var(--fl-text)',
    backgroundColor: 'var(--fl-surface)',
    border: '1px solid var(--fl-border-strong)',
    borderRadius: 'calc(8px * var(--fl-radius))',
    overflow: 'hidden',
    fontSize: '13px',
  },
  '&.cm-focused': focus,
  '.cm-scroller': {
    fontFamily: 'inherit',
    minHeight: '18rem',
    maxHeight: '32rem',
    lineHeight: '1.6',
  },
  '.cm-content': { caretColor: 'var(--fl-text)' },
  '.cm-cursor': { borderLeftColor: 'var(--fl-text)' },
  '.cm-gutters': {
    color: 'var(--fl-text-muted)',
    backgroundColor: 'var(--fl-surface)',
    border: 'none',
    borderInlineEnd: '1px solid var(--fl-border)',
  },
  '.cm-activeLineGutter': { backgroundColor: 'var(--fl-surface)', color: 'var(--fl-text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--fl-primary-soft)',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--fl-danger)',
    textUnderlineOffset: '3px',
  },
  '.cm-lint-marker-error': {
    content: 'none',
    width: '0.7em',
    height: '0.7em',
    marginTop: '0.45em',
    borderRadius: '50%',
    backgroundColor: 'var(--fl-danger)',
  },
  '.cm-tooltip': {
    color: 'var(--fl-text)',
    backgroundColor: 'var(--fl-surface-raised)',
    border: '1px solid var(--fl-border-strong)',
    borderRadius: 'calc(6px * var(--fl-radius))',
  },
  '.cm-diagnostic': { padding: '6px 10px', fontFamily: 'var(--fl-font-body)' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--fl-danger)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--fl-on-primary-soft)',
    backgroundColor: 'var(--fl-primary-soft)',
  },
  '.cm-completionMatchedText': { textDecoration: 'underline' },
});

const words = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--fl-text-subtle)', fontStyle: 'italic' },
  { tag: [tags.propertyName, tags.attributeName], color: 'var(--fl-primary-text)' },
  { tag: [tags.string, tags.number, tags.unit, tags.color], color: 'var(--fl-secondary-text)' },
  { tag: [tags.className, tags.tagName, tags.variableName], color: 'var(--fl-text)', fontWeight: '600' },
]);

export const cssEditorTheme = [looks, syntaxHighlighting(words)];

import { BrandScope, type Language } from '@footlight/ui';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

export interface PreviewFrameProps {
  /** Title of the frame. */
  title: string;
  /** Width of the simulated window, in pixels. */
  width: number;
  height: number;
  /** Scale from the simulated window to this page. */
  scale: number;
  scheme: 'light' | 'dark';
  language: Language;
  /** The brand's style sheets, added after this page's own. */
  sheets: readonly string[];
  children: ReactNode;
}

/** This page's style sheets without the live brand's, which the preview replaces. */
const houseSheets = (): Node[] =>
  [...document.head.querySelectorAll('link[rel=stylesheet],style')]
    .filter((node) => !node.getAttribute('href')?.startsWith('/brand/'))
    .map((node) => node.cloneNode(true));

/**
 * An iframe with its own size, so that media queries, root variables and custom CSS work as on a real page. Its content
 * stays in this React tree; a new colour only replaces the text of a style sheet.
 */
export const PreviewFrame = (props: PreviewFrameProps) => {
  const { title, width, height, scale, scheme, language, sheets, children } = props;
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [page, setPage] = useState<Document | null>(null);

  useLayoutEffect(() => {
    if (!frame) return;
    const open = () => {
      const { contentDocument: opened } = frame;
      if (!opened) return;
      opened.head.replaceChildren(...houseSheets());
      setPage(opened);
    };
    // Some browsers replace the frame's initial document.
    frame.addEventListener('load', open);
    open();
    return () => frame.removeEventListener('load', open);
  }, [frame]);

  useLayoutEffect(() => {
    const Sheet = page?.defaultView?.CSSStyleSheet;
    if (!page || !Sheet) return;
    page.adoptedStyleSheets = sheets.map((text) => {
      const sheet = new Sheet();
      sheet.replaceSync(text);
      return sheet;
    });
  }, [page, sheets]);

  useEffect(() => {
    if (!page) return;
    page.documentElement.dataset.scheme = scheme;
    page.documentElement.lang = language;
    page.documentElement.dir = 'ltr';
  }, [page, scheme, language]);

  return (
    <div
      // Scales from the left corner, also on right-to-left pages.
      dir="ltr"
      className="relative shrink-0 overflow-hidden rounded-lg border border-border-strong bg-surface shadow-md"
      style={{ width: width * scale + 2, height: height * scale + 2 }}
    >
      <iframe
        ref={setFrame}
        title={title}
        data-studio="preview-frame"
        className="absolute start-0 top-0 max-w-none"
        style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}
      />
      {page ? createPortal(<BrandScope>{children}</BrandScope>, page.body) : null}
    </div>
  );
};

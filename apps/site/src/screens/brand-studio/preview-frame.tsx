import { BrandScope, type Language } from '@footlight/ui';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

export interface PreviewFrameProps {
  /** Names the frame. */
  title: string;
  /** Of the window that the page believes to be in, in pixels. */
  width: number;
  height: number;
  /** Pixels on this page for each pixel of that window. */
  scale: number;
  scheme: 'light' | 'dark';
  language: Language;
  /** Style sheets of the brand, after those of this page. */
  sheets: readonly string[];
  children: ReactNode;
}

/** This page's own sheets but the live brand's: the preview brings another. */
const houseSheets = (): Node[] =>
  [...document.head.querySelectorAll('link[rel=stylesheet],style')]
    .filter((node) => !node.getAttribute('href')?.startsWith('/brand/'))
    .map((node) => node.cloneNode(true));

/**
 * A window of its own size on this page: media queries, the root's variables and the operator's sheet are those of a
 * real page, while its content stays a part of this tree. Another colour is another text of a sheet; nothing is drawn anew.
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
    // Some browsers put another document in after the first one has been there.
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
      // Scaled from its left corner, whichever way this page reads.
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

import { renderToString } from 'react-dom/server';
import { loadTexts, Page, sheet } from '../../shared/page.tsx';

/** The page's HTML and its brand, made by Node from the packages as they were installed. */
export async function render(): Promise<{ html: string; brand: string }> {
  const texts = await loadTexts();
  return { html: renderToString(<Page texts={texts} />), brand: `<style>${sheet}</style>` };
}

/** Draws docs pages. A separate file that loads with the first docs page, because stories need none of its blocks. */
import { DocsRenderer } from '@storybook/addon-docs';
import { DocsFrame } from './docs-frame.tsx';
import { DocsPage } from './docs-page.tsx';

export function docsRenderer(): DocsRenderer<never> {
  const own = new DocsRenderer<never>();
  return {
    render: (context, parameters, element) =>
      own.render(context, { ...parameters, container: DocsFrame, page: DocsPage }, element),
    unmount: own.unmount,
  };
}

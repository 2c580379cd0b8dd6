// @vitest-environment happy-dom

import { ApiError, type Client } from '@footlight/client';
import type { OperatorSiteDetail } from '@footlight/contract';
import { exampleOperatorSite } from '@footlight/contract/fixtures';
import { textAt, withValue } from '@footlight/studio-widgets';
import { Provider } from 'jotai';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import type { OperatorSiteCache } from '../../features/brand/use-operator-site.ts';
import { ApiProvider } from '../../shell/api/api.ts';
import { useStudioDraft } from './use-studio-draft.ts';

/** A platform that accepts a save only with the latest draft number. */
const platform = () => {
  let draft = exampleOperatorSite.draft;
  const api = (async (_route: string, { body }: { body: { draft: number; config: object } }) => {
    if (body.draft !== draft.draft) throw new ApiError('revision_conflict', 409, 'Another window saved.');
    draft = { ...draft, draft: draft.draft + 1, config: body.config } as typeof draft;
    return { draft, report: exampleOperatorSite.detail.report };
  }) as unknown as Client;
  return { api, saved: () => draft.config };
};

it('[BRAND-06] an edit between the answer to a saving and its drawing stands on that saving, and keeps all', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  sessionStorage.clear();
  const { api, saved } = platform();
  let studio: ReturnType<typeof useStudioDraft> | undefined;
  const Studio = () => {
    const [detail, setDetail] = useState<OperatorSiteDetail | undefined>({
      ...exampleOperatorSite.detail,
      draft: exampleOperatorSite.draft,
    });
    const cache = (async (next: Parameters<typeof setDetail>[0]) =>
      setDetail(next)) as unknown as OperatorSiteCache;
    studio = useStudioDraft(detail ?? exampleOperatorSite.detail, cache);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <Provider>
        <ApiProvider value={api}>
          <Studio />
        </ApiProvider>
      </Provider>,
    ),
  );
  // Handlers of an earlier render, as a click handler or a pending upload holds them.
  const drawn = studio;
  const write = (path: string, text: string) => drawn?.change((now) => withValue(now, path, text));
  await act(async () => {
    write('custom.h1_content', 'first');
    expect(await drawn?.flush()).toBe(true);
    write('custom.meta_title', 'second');
    expect(await drawn?.flush()).toBe(true);
  });
  expect(studio?.saving).toBe('saved');
  for (const config of [studio?.config, saved()]) {
    expect(config && textAt({ custom: {}, ...config }, 'custom.h1_content')).toBe('first');
    expect(config && textAt({ custom: {}, ...config }, 'custom.meta_title')).toBe('second');
  }
  await act(async () => root.unmount());
});

// @vitest-environment happy-dom

import type { Client } from '@footlight/client';
import type { BrowseAnswer } from '@footlight/contract';
import { exampleBrowse, exampleBrowseUser } from '@footlight/contract/fixtures';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { ApiProvider } from '../../shell/api/api.ts';
import { BootProvider } from '../../shell/boot/boot.ts';
import { useBrowse } from './use-browse.ts';

/** A platform with 500 rooms that gives at most 150 at once. */
const open = () => {
  const asked: number[] = [];
  const api = (async (_route: string, input: { query?: { perPage?: string } }): Promise<BrowseAnswer> => {
    const perPage = Number(input.query?.perPage ?? 98);
    asked.push(perPage);
    const count = Math.min(perPage, 150);
    return {
      ...exampleBrowse,
      userList: Array.from({ length: count }, (_, at) => ({ ...exampleBrowseUser, username: `room_${at}` })),
      totalCount: 500,
      perPageCount: count,
    };
  }) as unknown as Client;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/girls']}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <BootProvider value={{ language: 'en', errors: {} } as never}>
          <ApiProvider value={api}>{children}</ApiProvider>
        </BootProvider>
      </SWRConfig>
    </MemoryRouter>
  );
  return { asked, ...renderHook(() => useBrowse('/girls'), { wrapper }) };
};

it('[BROWSE-03] grows by 60 at its end and by 30 near it, until the platform gives no longer list', async () => {
  const { result, asked } = open();
  await waitFor(() => expect(result.current.data).toBeDefined());
  const shown = () => result.current.data?.userList.length;
  const first = shown() ?? 0;
  await act(async () => result.current.prefetch());
  await waitFor(() => expect(shown()).toBe(first + 30));
  expect(result.current.hasMore).toBe(true);
  // As the end of the list does while it is in view.
  for (let turn = 0; turn < 5; turn += 1) {
    await act(async () => result.current.grow());
    await waitFor(() => expect(result.current.isGrowing).toBe(false));
  }
  expect(shown()).toBe(150);
  expect(result.current.hasMore).toBe(false);
  expect(Math.max(...asked)).toBeLessThanOrEqual(150 + 60);
});

// @vitest-environment happy-dom
import { ApiError, type Client } from '@footlight/client';
import { exampleRoom } from '@footlight/contract/fixtures';
import { act, cleanup, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, it } from 'vitest';
import { ApiProvider } from '../api/api.ts';
import { type Boot, BootProvider } from '../boot/boot.ts';
import { useRoom } from './use-room.ts';

afterEach(cleanup);
const boot = { errors: {} } as unknown as Boot;

const OwnRoom = () => <output>{String(useRoom('luna_maren').data?.viewer.isStreamer)}</output>;
const Room = () => {
  const { data, error } = useRoom('luna_maren');
  return <output>{data ? data.user.displayName : (error?.status ?? 'loading')}</output>;
};

/** What a page shows in the end if the first read of its room fails. */
const after = async (first: ApiError) => {
  cleanup();
  let reads = 0;
  const api = (async () => {
    reads += 1;
    if (reads === 1) throw first;
    return exampleRoom;
  }) as unknown as Client;
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, errorRetryInterval: 1 }}>
      <BootProvider value={boot}>
        <ApiProvider value={api}>
          <Room />
        </ApiProvider>
      </BootProvider>
    </SWRConfig>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  return screen.getByRole('status').textContent;
};

it('[ROOM-01] a room is read again by itself while the platform is away, and not if it refuses', async () => {
  expect(await after(new ApiError('network', 0, 'offline'))).toBe(exampleRoom.user.displayName);
  expect(await after(new ApiError('unavailable', 503, 'away'))).toBe(exampleRoom.user.displayName);
  expect(await after(new ApiError('not_found', 404, 'No such room'))).toBe('404');
});

it('[ROOM-01] the broadcaster is recognised before the room’s own answer', async () => {
  const shown = async (username: string) => {
    cleanup();
    const api = (async (route: string) =>
      route === 'GET /user/current' ? { user: { username } } : exampleRoom) as unknown as Client;
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <BootProvider value={boot}>
          <ApiProvider value={api}>
            <OwnRoom />
          </ApiProvider>
        </BootProvider>
      </SWRConfig>,
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    return screen.getByRole('status').textContent;
  };
  expect(await shown('luna_maren')).toBe('true');
  expect(await shown('somebody_else')).toBe('false');
});

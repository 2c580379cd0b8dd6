// @vitest-environment happy-dom
import type { Client } from '@footlight/client';
import { NO_TOKENS_COUNTRY, TOY_LEVELS } from '@footlight/contract';
import { exampleCurrentUser, exampleRoom } from '@footlight/contract/fixtures';
import { operations } from '@footlight/contract/operations';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ApiProvider } from '../../shell/api/api.ts';
import { type Boot, BootProvider } from '../../shell/boot/boot.ts';
import RoomToy from './room-toy.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.init({ lng: 'cimode' }));
afterEach(cleanup);

/** Reads which levels of the toy a visitor from this country cannot press. */
const levelsIn = async (country_code: string, room = exampleRoom) => {
  cleanup();
  const user = { ...exampleCurrentUser.user, country_code };
  const api = (async (route: string) =>
    route === 'GET /user/current'
      ? { ...exampleCurrentUser, user }
      : operations['GET /toys/{username}'].example) as unknown as Client;
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <BootProvider value={{ errors: {} } as unknown as Boot}>
        <ApiProvider value={api}>
          <I18nextProvider i18n={i18n}>
            <RoomToy username="luna_maren" room={room} socket={null} onPickTip={() => undefined} />
          </I18nextProvider>
        </ApiProvider>
      </BootProvider>
    </SWRConfig>,
  );
  const levels = () => screen.queryAllByRole<HTMLButtonElement>('button').map(({ disabled }) => disabled);
  await expect.poll(levels).toHaveLength(TOY_LEVELS.length);
  return levels;
};

it('[TOY-01] offers its levels to those who can tip: not where tips are unavailable, nor to the broadcaster', async () => {
  const all = (off: boolean) => TOY_LEVELS.map(() => off);
  await expect.poll(await levelsIn('DE')).toEqual(all(false));
  await expect.poll(await levelsIn(NO_TOKENS_COUNTRY)).toEqual(all(true));
  const own = { ...exampleRoom, viewer: { ...exampleRoom.viewer, isStreamer: true } };
  await expect.poll(await levelsIn('DE', own)).toEqual(all(true));
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDice } from '../money/harness.ts';
import { tryHandshakes } from './handshakes.ts';
import { ACTS, walk } from './walks.ts';
import { openRightsWorld, type RightsWorld } from './world.ts';

/** `npm run fuzz -- rights` goes 500 walks and 2,000 handshakes; with the unit tests each way once. */
const runs = Number(process.env.RIGHTS_RUNS ?? 0);
const isCampaign = runs > 0;
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
const ROOMS = ['model', 'performer', 'hostess'];

let world: RightsWorld;
let folder = '';
beforeAll(async () => {
  if (isCampaign) folder = mkdtempSync(join(tmpdir(), 'footlight-rights-'));
  world = await openRightsWorld(isCampaign ? folder : undefined);
}, 120_000);
afterAll(async () => {
  await world.platform.stop();
  if (folder !== '') rmSync(folder, { recursive: true, force: true });
});

describe('[ROOM-03] [ROOM-07] rights hold where they are used', () => {
  it(`a right that is taken in the middle ends in time (seed ${seed})`, async () => {
    const dice = createDice(seed);
    const names = Object.keys(ACTS);
    const walks = Array.from({ length: isCampaign ? runs : names.length }, (_, at) => ({
      name: names[at % names.length] as string,
      pause: dice.below(1_000),
    }));
    const wrong: string[] = [];
    const latest = { events: 0, lines: 0, video: 0 };
    let walked = 0;
    let bytes = 0;
    const inRoom = async (room: string): Promise<void> => {
      const streamer = await world.login(room);
      const witness = await world.member();
      for (let next = walks.shift(); next !== undefined; next = walks.shift()) {
        const found = await walk(world, { ...next, room }, { streamer, witness });
        walked += 1;
        bytes += found.bytes;
        latest.events = Math.max(latest.events, found.lastEvent);
        latest.lines = Math.max(latest.lines, found.lastLine);
        latest.video = Math.max(latest.video, found.lastVideo);
        wrong.push(...found.wrong.map((one) => `${next.name} in ${room}: ${one}`));
        if (isCampaign && walked % 50 === 0) console.log(JSON.stringify({ walked, bytes, latest, wrong }));
      }
    };
    await Promise.all(ROOMS.map(inRoom));
    expect(wrong).toEqual([]);
    expect(walked).toBeGreaterThanOrEqual(names.length);
    if (isCampaign) console.log(JSON.stringify({ walked, bytes, latest }));
  }, 3_600_000);

  it(`handshakes: who may not enter hears nothing (seed ${seed})`, async () => {
    const report = await tryHandshakes(world, isCampaign ? 2_000 : 120, seed);
    if (isCampaign) console.log(JSON.stringify(report));
    expect(report.wrong).toEqual([]);
    expect(report.admitted).toBeGreaterThan(0);
    expect(report.refused).toBeGreaterThan(0);
  }, 3_600_000);
});

/**
 * `npm run engines`: the main journeys and the stories in Firefox and WebKit. See docs/engines.md. Not Playwright's
 * test runner: its WebKit is a build of its own that is downloaded, and these are the browsers that people install.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { memberOf } from '../e2e/support/member.ts';
import { startServer } from '../e2e/support/server.ts';
import { keepLoops, untilStreams } from '../e2e/support/streams.ts';
import { entriesOf, idMatcher } from '../visual/story-index.ts';
import { faultsOfControls, patterns } from './controls/patterns.ts';
import { serveControls } from './controls/serve-controls.ts';
import { startEngine } from './find-engine.ts';
import { journeys } from './journeys/index.ts';
import type { Journey } from './journeys/journey.ts';
import { Page } from './page.ts';
import { serveStories } from './serve-stories.ts';
import { judgeStories, keepPictures, onePerComponent, showStories } from './stories.ts';
import type { Shown } from './story-checks.ts';
import { DESKTOP, type Engine, type EngineName, type Size, type Tab } from './tab.ts';

const ROOT = join(import.meta.dirname, '../..');
const RESULTS = join(ROOT, '.cache/engines');
const ENGINES: readonly EngineName[] = ['firefox', 'webkit'];

const HELP = `npm run engines -- [options]
  --engine firefox,webkit,chromium   default: Firefox and WebKit
  --journeys NAME,NAME               ${Object.keys(journeys).join(', ')}; default: all
  --controls none                    leaves the keyboard of the controls out
  --stories PATTERN                  ids with *, "components" (one for each, the default), "all" or "none"
  --keep                             later runs compare their pictures with this run's
  --strict                           a missing engine is an error
  --without-h264                     Firefox without its H.264 decoder: the room must say so
A word "none" leaves a part out.`;

const { values: options } = parseArgs({
  options: {
    engine: { type: 'string' },
    journeys: { type: 'string' },
    controls: { type: 'string', default: 'all' },
    stories: { type: 'string', default: 'components' },
    keep: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    'without-h264': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const say = (line: string) => console.log(line);
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Names from a list. A misspelt one is an error, so that it cannot look like a pass. */
const chosen = <Name extends string>(
  list: string | undefined,
  known: readonly Name[],
  standard = known,
): Name[] => {
  if (list === 'none') return [];
  if (!list) return [...standard];
  return list.split(',').map((name) => {
    const found = known.find((one) => one === name.trim());
    if (!found) throw new Error(`There is no "${name}"; there are ${known.join(', ')}.`);
    return found;
  });
};

interface BrowseList {
  userList: { username: string; status: string }[];
}

/** Rooms that are live and open, found once: the journeys of all engines use the same ones. */
async function liveRooms(url: string): Promise<string[]> {
  const { userList } = (await (await fetch(`${url}/api/v1/browse/react/girls`)).json()) as BrowseList;
  const found: string[] = [];
  for (const { username } of userList.filter(({ status }) => status === 'online')) {
    const room = await (await fetch(`${url}/api/v1/chat/react/${username}`)).json();
    if (room.chat?.status === 'online' && room.stream && !room.userSetting.hasCamPassword)
      found.push(username);
    if (found.length === 6) break;
  }
  return found;
}

/** Firefox refuses the imports of a page that is left. One that is missing elsewhere fails the journey itself. */
const LEFT = /dynamically imported module|ChunkLoadError/;

/** What goes wrong on one walk; nothing if it ends well. */
async function walk(
  engine: Engine,
  name: string,
  journey: Journey,
  url: string,
  rooms: string[],
): Promise<string[]> {
  const tabs: Tab[] = [];
  const visitor = async (size: Size = DESKTOP) => {
    const tab = await engine.open(size);
    tabs.push(tab);
    return new Page(tab, url);
  };
  const faults: string[] = [];
  try {
    await journey.run({
      page: await visitor(journey.size),
      visitor,
      member: (username) => memberOf(username, url),
      liveRoom: async (index) => {
        const room = rooms[index];
        if (!room) throw new Error(`Fewer than ${index + 1} rooms are live.`);
        return room;
      },
    });
  } catch (error) {
    faults.push(messageOf(error));
    for (const [index, tab] of tabs.entries()) {
      const file = join(RESULTS, engine.name, `failed-${name}-${index}.png`);
      await tab.picture().then(
        (png) => writeFileSync(file, png),
        () => undefined,
      );
    }
  }
  for (const tab of tabs) {
    const heard = await tab.complaints().catch(() => []);
    faults.push(...heard.filter((line) => !LEFT.test(line)));
    await tab.close().catch(() => undefined);
  }
  return [...new Set(faults)];
}

async function walkAll(
  engine: Engine,
  names: readonly string[],
  url: string,
  rooms: string[],
): Promise<number> {
  let failed = 0;
  for (const name of names) {
    const journey = journeys[name] as Journey;
    const started = performance.now();
    const faults = await walk(engine, name, journey, url, rooms);
    say(`  ${faults.length ? '✗' : '✓'} ${journey.name} (${seconds(started)})`);
    for (const fault of faults) say(`      ${fault}`);
    if (faults.length) failed += 1;
  }
  return failed;
}

async function withPlatform<T>(work: (url: string, rooms: string[]) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'footlight-engines-'));
  keepLoops(dataDir);
  const server = await startServer({
    DATA_DIR: dataDir,
    FOOTLIGHT_DEMO: '1',
    FOOTLIGHT_FRAME_RATE: '5',
    FOOTLIGHT_RATE_LIMITS: '0',
    FOOTLIGHT_SHOW_MINUTE_MS: '12000',
    LOG_LEVEL: 'warn',
  });
  process.once('exit', () => server.process.kill());
  try {
    await untilStreams(server.url);
    return await work(server.url, await liveRooms(server.url));
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Starts one engine after the other, as long as each is needed. Answers the number of engines that are missing. */
async function inEach(
  names: readonly EngineName[],
  work: (engine: Engine) => Promise<void>,
): Promise<EngineName[]> {
  const missing: EngineName[] = [];
  for (const name of names) {
    const engine = await startEngine(name, options['without-h264']);
    if ('missing' in engine) {
      say(`- ${name} is skipped: ${engine.missing}`);
      missing.push(name);
      continue;
    }
    try {
      mkdirSync(join(RESULTS, engine.name), { recursive: true });
      say(`${engine.version}`);
      await work(engine);
    } finally {
      await engine.close();
    }
  }
  return missing;
}

async function tellStories(names: readonly EngineName[]): Promise<number> {
  const folder = join(ROOT, 'storybook-static');
  const wanted = options.stories === 'components' || options.stories === 'all' ? undefined : options.stories;
  const all = entriesOf(folder, idMatcher(wanted)).filter(({ type }) => type === 'story');
  const stories = options.stories === 'components' ? onePerComponent(all) : all;
  if (stories.length === 0) throw new Error(`No story's id matches "${options.stories}".`);
  const server = await serveStories(folder);
  let failed = 0;
  let chromium: Map<string, Shown> = new Map();
  try {
    const missing = await inEach(['chromium'], async (engine) => {
      const started = performance.now();
      chromium = await showStories(engine, server.url, stories, join(RESULTS, 'chromium/stories'));
      say(`  ${chromium.size} stories to compare with (${seconds(started)})`);
    });
    if (missing.length) throw new Error('Stories are compared with Chromium, which is not installed.');
    await inEach(names, async (engine) => {
      const started = performance.now();
      const pictures = join(RESULTS, engine.name, 'stories');
      const kept = join(RESULTS, engine.name, 'kept');
      const shown = await showStories(engine, server.url, stories, pictures);
      const results = judgeStories(shown, chromium, kept);
      const faulty = results.filter(({ faults }) => faults.length > 0);
      for (const { id, faults } of faulty) say(`  ✗ ${id}: ${faults.join('; ')}`);
      const compared = results.filter(({ changed }) => changed !== null);
      const changed = compared.filter((one) => one.changed);
      for (const one of changed.slice(0, 30))
        say(`  ~ ${one.id}: ${one.changed} pixels are not as in the kept picture`);
      say(
        `  ${results.length} stories, ${faulty.length} with faults; ${
          compared.length
            ? `${changed.length} of ${compared.length} changed since the kept run`
            : 'no kept run to compare with'
        } (${seconds(started)})`,
      );
      writeFileSync(
        join(RESULTS, engine.name, 'stories.json'),
        JSON.stringify({ version: engine.version, results }, null, 1),
      );
      failed += faulty.length;
      if (options.keep) keepPictures(pictures, kept);
    });
  } finally {
    await server.close();
  }
  return failed;
}

/** The keyboard of each control. Answers the number of patterns that fail, and the engines that are missing. */
async function tryControls(names: readonly EngineName[]): Promise<{ failed: number; missing: EngineName[] }> {
  const { address, close } = await serveControls();
  let failed = 0;
  try {
    const missing = await inEach(names, async (engine) => {
      const started = performance.now();
      const tab = await engine.open(DESKTOP);
      const faults = await faultsOfControls(new Page(tab, address), address);
      const complaints = await tab.complaints();
      await tab.close();
      for (const fault of [...faults, ...complaints]) say(`  ✗ ${fault}`);
      say(`  ${patterns.length} keyboard patterns, ${faults.length} with faults (${seconds(started)})`);
      failed += faults.length + complaints.length;
    });
    return { failed, missing };
  } finally {
    await close();
  }
}

async function main(): Promise<number> {
  if (options.help) {
    say(HELP);
    return 0;
  }
  const names = chosen(options.engine, [...ENGINES, 'chromium'], ENGINES);
  const walks = chosen(options.journeys, Object.keys(journeys));
  let failed = 0;
  let missing: EngineName[] = [];
  if (walks.length) {
    await withPlatform(async (url, rooms) => {
      missing = await inEach(names, async (engine) => {
        failed += await walkAll(engine, walks, url, rooms);
      });
    });
  }
  if (options.controls !== 'none') {
    const tried = await tryControls(names.filter((name) => !missing.includes(name)));
    failed += tried.failed;
    missing = [...new Set([...missing, ...tried.missing])];
  }
  if (options.stories !== 'none')
    failed += await tellStories(names.filter((name) => !missing.includes(name)));
  if (missing.length) say(`Skipped, because they are not installed: ${missing.join(', ')}.`);
  say(failed ? `✗ ${failed} failed` : missing.length < names.length ? '✓ no failure' : 'Nothing was run.');
  return failed || (options.strict && missing.length) ? 1 : 0;
}

// Browsers and the platform end with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(messageOf(error));
    process.exit(2);
  },
);

/** Every state of a component is controlled and uncontrolled: `value`, `defaultValue` and `onValueChange`, all optional. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';
import { programOf } from '../docs/api-docs.ts';
import { modulesOf, withComponents } from '../lib/published.mjs';
import { ROOT } from '../lib/run.mjs';
import { halfStates } from './state-props.ts';

/** States with one half, by the reason. */
const EXPLAINED: Record<string, string[]> = {
  'It is shown and never changed here.': [
    'CopyField.value',
    'FreeVideoSearch.value',
    'LiveCount.value',
    'MenuRadioItem.value',
    'Progress.value',
    'RatingsScreen.open',
    'TipOptions.value',
    'TokenAmount.value',
  ],
  'A menu drops its items when it closes, and with them what they would keep.': [
    'MenuCheckboxItem.checked',
    'MenuRadioGroup.value',
  ],
  'It opens at the pointer, so an owner cannot open it.': ['ContextMenu.open'],
  'It opens at its button in the header; the event is for what it loads.': ['MemberMenu.open'],
  'The typed text follows the chosen value; the event is for a search of the owner.': ['Combobox.query'],
  'The platform decides: it changes when a call is answered.': [
    'AirMode.mode',
    'BlockedPlaces.value',
    'BrandStudio.publishOpen',
    'ChatSettings.value',
    'ConsentChoices.choice',
    'DailyLimit.value',
    'FollowButton.value',
    'HomeLayoutPicker.layout',
    'PeopleSettings.value',
    'PushPanel.checked',
    'QuickBuy.autoReUp',
    'RatingPrompt.open',
    'VersusPanel.enabled',
  ],
  'The owner sends it, empties it after a success and keeps it after a refusal or for the next visit.': [
    'AgeCardForm.draft',
    'AiChatScreen.draft',
    'AppManager.draft',
    'BannerPanel.banners',
    'BrandStudio.config',
    'BrandStudio.site',
    'BroadcastMode.draft',
    'BroadcasterSettings.draft',
    'Chat.draft',
    'Conversation.draft',
    'FanClubSettings.draft',
    'FanMessage.draft',
    'FanPostForm.draft',
    'GoalForm.draft',
    'HomeWizard.value',
    'LegalPanel.draft',
    'MeetStart.wants',
    'NoteEditor.draft',
    'OrderForm.draft',
    'PromoCode.value',
    'RoomSetup.draft',
    'TipPanel.draft',
    'VersusPanel.draft',
  ],
  'The owner gives the data of this choice, or keeps the choice in the address.': [
    'AuditScreen.filter',
    'EarningsScreen.span',
    'FeedScreen.index',
    'FilterPanel.value',
    'HomeWizard.preview',
    'JobsScreen.kind',
    'LegalPanel.document',
    'MessageList.selected',
    'OfficeCommands.open',
    'PayoutsScreen.shown',
    'PeoplePanel.view',
    'ReportsScreen.kind',
    'ReportsScreen.shown',
    'SearchSuggest.query',
    'UsersScreen.filter',
  ],
  'Several parts of the page share it.': [
    'FeedScreen.swipes',
    'FloatingPlayer.muted',
    'VideoPlayer.sound',
    'VrSettings.format',
    'VrSettings.view',
    'VrView.view',
    'WatchPlayer.muted',
  ],
  'It is of a camera, a microphone or a stream.': [
    'CamShare.microphone',
    'CameraStage.camera',
    'CameraStage.microphone',
    'VideoPlayer.state',
  ],
};

it('components have both halves of their state, or the list above has a reason', { timeout: 60_000 }, () => {
  // Not the program of the docs: the order of its types follows what was asked first.
  const program = programOf(withComponents);
  const halves = withComponents.flatMap((name) =>
    modulesOf(name).flatMap(({ source }) => [...halfStates(program, join(ROOT, 'packages', name, source))]),
  );
  const explained = new Set(Object.values(EXPLAINED).flat());
  expect(halves.filter(([state]) => !explained.has(state))).toEqual([]);
  const found = new Set(halves.map(([state]) => state));
  expect([...explained].filter((state) => !found.has(state))).toEqual([]);
});

const folder = mkdtempSync(join(tmpdir(), 'footlight-state-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('half a state is found', () => {
  const file = join(folder, 'lamps.ts');
  writeFileSync(
    file,
    `
    interface Owned { on: boolean; onOnChange: (on: boolean) => void }
    export const Owned = (props: Owned) => props.on;
    export const Own = (props: { defaultOn?: boolean; onOnChange?: (on: boolean) => void }) => props.defaultOn;
    export const Silent = (props: { on?: boolean; defaultOn?: boolean }) => props.on;
    export const Shown = (props: { value: string }) => props.value;
    export const Chosen = (props: { selected?: string; defaultSelected?: string; onSelect?: () => void }) => props;
    export const Both = (props: Partial<Owned> & { defaultOn?: boolean }) => props.on;
    export const lamp = (props: Owned) => props.on;`,
  );
  const program = ts.createProgram([file], { strict: true, lib: ['lib.es2023.d.ts'], types: [] });
  expect(Object.fromEntries(halfStates(program, file))).toEqual({
    'Owned.on': ['on', 'defaultOn', 'onOnChange'],
    'Own.on': ['on'],
    'Silent.on': ['onOnChange'],
    'Shown.value': ['value', 'defaultValue', 'onValueChange'],
  });
});

import { MAX_TIP, ROOM_SOUNDS } from '@footlight/contract';
import type { AppInstall, AppName, AppView } from '@footlight/contract/room-apps';

/** One row of a list in an app's settings. */
export interface ConfigRow {
  label: string;
  price?: number | null;
  weight?: number | null;
  win?: boolean;
}
/** The settings of an app while they are edited. */
export type ConfigDraft = Readonly<Record<string, string | number | null | readonly ConfigRow[]>>;

type Name =
  | 'title'
  | 'target'
  | 'items'
  | 'prizes'
  | 'options'
  | 'price'
  | 'minimum'
  | 'prize'
  | 'tickets'
  | 'question'
  | 'fuel'
  | 'amount'
  | 'sound';
export type ConfigField =
  | { name: Name; kind: 'text' }
  | { name: Name; kind: 'number'; min: number; max: number }
  | { name: Name; kind: 'sound' }
  | {
      name: Name;
      kind: 'rows';
      columns: readonly ('price' | 'weight' | 'win')[];
      least: number;
      most: number;
    };

const text = (name: Name): ConfigField => ({ name, kind: 'text' });
const tokens = (name: Name, max = MAX_TIP, min = 1): ConfigField => ({ name, kind: 'number', min, max });
const TARGET = 10_000_000;
const prizes: ConfigField = { name: 'prizes', kind: 'rows', columns: ['weight', 'win'], least: 2, most: 12 };

/** The form fields of each app, with the limits of the contract. */
export const APP_FIELDS: Readonly<Record<AppName, readonly ConfigField[]>> = {
  tip_goal: [text('title'), tokens('target', TARGET)],
  tip_menu: [text('title'), { name: 'items', kind: 'rows', columns: ['price'], least: 1, most: 20 }],
  spin_wheel: [tokens('price'), prizes],
  king_of_the_hill: [tokens('minimum')],
  scratch_off: [tokens('price'), prizes],
  golden_ticket: [text('prize'), tokens('price'), tokens('tickets', 1_000, 2)],
  outcome: [
    text('question'),
    { name: 'options', kind: 'rows', columns: [], least: 2, most: 4 },
    tokens('target', TARGET),
  ],
  rocketman: [tokens('fuel', TARGET)],
  easter_egg: [tokens('amount'), { name: 'sound', kind: 'sound' }],
  sodastar: [tokens('minimum')],
};

const emptyRow = (columns: readonly string[]): ConfigRow => ({
  label: '',
  ...(columns.includes('price') ? { price: 25 } : {}),
  ...(columns.includes('weight') ? { weight: 1, win: true } : {}),
});
export const rowFor = (field: ConfigField): ConfigRow => emptyRow(field.kind === 'rows' ? field.columns : []);

const empty = (field: ConfigField): ConfigDraft[string] => {
  switch (field.kind) {
    case 'text':
      return '';
    case 'number':
      return Math.max(
        field.min,
        Math.min(field.max, field.name === 'target' || field.name === 'fuel' ? 500 : 25),
      );
    case 'sound':
      return ROOM_SOUNDS[0];
    case 'rows':
      return Array.from({ length: field.least }, () => rowFor(field));
  }
};

/** Initial values of the form: the visible settings of the running app, else empty fields. */
export const startingDraft = (app: AppName, view: AppView | undefined): ConfigDraft => {
  const shown = (view ?? {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    APP_FIELDS[app].map((field) => {
      const known = shown[field.name];
      if (Array.isArray(known)) {
        const columns = field.kind === 'rows' ? field.columns : [];
        return [
          field.name,
          known.map((row) =>
            Object.fromEntries(['label', ...columns].map((column) => [column, (row as never)[column]])),
          ) as unknown as ConfigRow[],
        ];
      }
      return [field.name, typeof known === 'string' || typeof known === 'number' ? known : empty(field)];
    }),
  );
};

/** The draft as the platform takes it. The platform validates it. */
export const toInstall = (app: AppName, draft: ConfigDraft): AppInstall => {
  // The options of an outcome are plain strings.
  const config =
    app === 'outcome'
      ? { ...draft, options: (draft.options as readonly ConfigRow[]).map(({ label }) => label) }
      : draft;
  return { app, config } as unknown as AppInstall;
};

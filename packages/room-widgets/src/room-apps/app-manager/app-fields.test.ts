import { APP_NAMES, AppInstall } from '@footlight/contract/room-apps';
import { describe, expect, it } from 'vitest';
import { storyApps } from '../../story/app-views.ts';
import { APP_FIELDS, type ConfigRow, startingDraft, toInstall } from './app-fields.ts';

describe('[APP-01] settings of room apps', () => {
  it.each(APP_NAMES)('%s: a filled form is what the platform takes', (app) => {
    const draft = startingDraft(app, undefined);
    const filled = Object.fromEntries(
      Object.entries(draft).map(([name, value]) => {
        if (value === '') return [name, 'A name'];
        if (!Array.isArray(value)) return [name, value];
        return [name, (value as ConfigRow[]).map((row, index) => ({ ...row, label: `Line ${index}` }))];
      }),
    );
    const install = toInstall(app, filled);
    expect(AppInstall['~standard'].validate(install)).not.toHaveProperty('issues');
    // The form has exactly the fields that the platform requires.
    expect(Object.keys(install.config)).toEqual(APP_FIELDS[app].map(({ name }) => name));
  });

  it.each(Object.values(storyApps).map((view) => [view.app, view] as const))(
    '%s: the form starts with what the running app shows',
    (app, view) => {
      const draft = startingDraft(app, view);
      expect(AppInstall['~standard'].validate(toInstall(app, draft))).not.toHaveProperty('issues');
      for (const [name, value] of Object.entries(view)) {
        if (name in draft && typeof value !== 'object') expect(draft[name]).toBe(value);
      }
    },
  );
});

/** Frame of every docs page: applies the toolbar's brand, scheme and direction to the page. */
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { GLOBALS_UPDATED, RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { paletteOf } from '../brands.ts';
import { handOn, handOnArgs } from '../inherited.ts';
import { applyToPage, framesOf, type Globals } from '../page.ts';
import { storybookTheme } from '../theme.ts';
import { initialGlobals } from '../toolbar.ts';

/** The toolbar's values alone, in one order. */
const ownOf = (globals: Globals): Globals =>
  Object.fromEntries(Object.entries(initialGlobals).map(([key, first]) => [key, globals[key] ?? first]));

/** Reads the toolbar's values from the URL: `globals=brand:noir;scheme:dark`. */
const fromAddress = (): Globals =>
  ownOf(
    Object.fromEntries(
      (new URLSearchParams(location.search).get('globals') ?? '')
        .split(';')
        .map((pair) => pair.split(':'))
        .filter(({ length }) => length === 2),
    ),
  );

export function DocsFrame({ context, children }: DocsContainerProps & { children?: React.ReactNode }) {
  const [globals, setGlobals] = useState(fromAddress);
  useEffect(() => {
    // Stories in frames are heard, too: what one of them sets for itself is not for the page.
    const update = ({ userGlobals }: { userGlobals: Globals }) => setGlobals(ownOf(userGlobals));
    const steer = (change: { storyId: string }) => handOnArgs('onUpdateArgs', change);
    const reset = (change: { storyId: string }) => handOnArgs('onResetArgs', change);
    context.channel.on(GLOBALS_UPDATED, update);
    context.channel.on(UPDATE_STORY_ARGS, steer);
    context.channel.on(RESET_STORY_ARGS, reset);
    return () => {
      context.channel.off(GLOBALS_UPDATED, update);
      context.channel.off(UPDATE_STORY_ARGS, steer);
      context.channel.off(RESET_STORY_ARGS, reset);
    };
  }, [context]);
  useLayoutEffect(() => {
    applyToPage(globals);
    handOn(globals);
  }, [globals]);
  const [{ brand, scheme } = { brand: 'default' as const, scheme: 'light' as const }] = framesOf(globals);
  const theme = useMemo(() => storybookTheme(scheme, paletteOf(brand)[scheme]), [brand, scheme]);
  return (
    <DocsContainer context={context} theme={theme}>
      {children}
    </DocsContainer>
  );
}

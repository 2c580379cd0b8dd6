// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { appLocales } from '../../locales/apps/index.ts';
import { storyApps } from '../../story/app-views.ts';
import { Outcome } from './outcome.tsx';

const nothing = () => undefined;

conformance({
  name: 'outcome',
  element: (probe) => <Outcome game={storyApps.outcome} voteAmount={25} canTip onVote={nothing} {...probe} />,
  ref: HTMLElement,
  locales: { apps: appLocales },
});

// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { peopleLocales } from '../../locales/people/index.ts';
import { TopFans } from './top-fans.tsx';

conformance({
  name: 'top-fans',
  element: (probe) => (
    <TopFans
      days={30}
      fans={[{ username: 'ines_k', displayName: 'Ines', avatarUrl: null, tokens: 900 }]}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { people: peopleLocales },
});

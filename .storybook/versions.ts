/** A menu of the published versions. A Storybook that stands alone has no list of them, and no menu. */
import { type ChangeEvent, createElement, type ReactElement, useEffect, useState } from 'react';
import { addons, types } from 'storybook/manager-api';

interface VersionList {
  latest: string;
  versions: string[];
}

// Without JSX: Storybook compiles its own interface with the classic transform.
const VersionMenu = (): ReactElement | null => {
  const [list, setList] = useState<VersionList | null>(null);
  // The folder of this version; none at the root of a host.
  const [, current = ''] = /\/([^/]+)\/(?:index\.html)?$/.exec(location.pathname) ?? [];
  useEffect(() => {
    if (!current) return;
    fetch('../versions.json')
      .then((answer) => (answer.ok ? answer.json() : null))
      .then(setList, () => setList(null));
  }, [current]);
  if (!list?.versions.includes(current)) return null;
  return createElement(
    'select',
    {
      'aria-label': 'Version',
      value: current,
      onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
        location.assign(`../${target.value}/${location.search}`),
    },
    list.versions.map((name) =>
      createElement('option', { key: name, value: name }, name === list.latest ? `${name} (latest)` : name),
    ),
  );
};

addons.register('versions', () => {
  addons.add('versions/menu', { type: types.TOOL, title: 'Version', render: VersionMenu });
});

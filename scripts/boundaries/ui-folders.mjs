// Circles between the folders of packages/ui. A run of its own, because a rule for folders cannot leave out files, and a
// story of one component may show any other.
import config from '../../.dependency-cruiser.mjs';

export default {
  forbidden: [
    {
      name: 'ui-no-folder-circle',
      severity: 'error',
      comment: 'Move what both components need into lib, or the part into the folder of its only user.',
      scope: 'folder',
      from: { path: '^packages/ui/' },
      to: { circular: true },
    },
  ],
  options: {
    ...config.options,
    exclude: { path: [...config.options.exclude.path, '\\.stories\\.tsx$'] },
  },
};

// No two folders of the server need each other. Tests may use anything, so this is a run of its own without them.
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-folder-circles',
      comment: 'Of two folders that need each other one holds a file of the other, or both are one.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/server' },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|^tests/` } },
};

// No two folders of the server need each other. Tests may use anything, so this is a run of its own without them.
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
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)\\.react-router/|\\+types/|\\.test\\.tsx?$|^tests/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};

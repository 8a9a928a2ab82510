// The import rules of docs/decisions/0002-import-rules-checked-twice.md, each with its reason. TypeScript's project references
// (tsconfig.*.json) state the same rules in another way; each catches what the other misses.
const slice = '^src/(?:features|tools)/([^/]+)/';

module.exports = {
  forbidden: [
    rule('contract-stands-alone', 'Both sides agree on the contract; it knows neither.', '^src/contract/', {
      path: '^src/',
      pathNot: '^src/contract/',
    }),
    rule('contract-needs-zod-only', 'The contract is read by the browser as well.', '^src/contract/', {
      dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'core'],
      pathNot: '^node_modules/zod/',
    }),
    {
      name: 'slice-contract-imports-contract',
      comment: 'A contract of a slice or tool is read by both sides.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/contract[/.]', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: ['^src/contract/', '^src/features/$1/contract/'] },
    },
    rule(
      'tool-description-imports-contract',
      'A description of a tool is read by both sides.',
      '^src/tools/[^/]+/tool\\.ts$',
      {
        path: '^src/',
        pathNot: '^src/contract/',
      },
    ),
    rule('platform-knows-no-feature', 'What many stand on may not know who stands on it.', '^src/(?:server|web)/', {
      path: '^src/(?:features|tools|documents)/|^src/[^/]+$',
    }),
    rule('server-not-web', 'Server code never reaches the browser.', '^src/server/', { path: '^src/web/' }),
    rule('web-not-server', 'The browser never gets server code.', '^src/web/', { path: '^src/server/' }),
    rule('slice-server-not-web', 'A slice meets itself over the wire.', '^src/features/[^/]+/server/', {
      path: '(?:^src/web/|/web/|view\\.tsx$)',
    }),
    rule(
      'slice-web-not-server',
      'Pages know the contract, never the rules behind it.',
      '^src/(?:features|tools)/[^/]+/(?:web/|view\\.tsx$)',
      { path: '(?:^src/server/|/server/|/engine/|^src/tools/[^/]+/index\\.ts$)' },
    ),
    {
      name: 'slices-keep-apart',
      comment:
        'Another slice is used through its public interfaces, server/index.ts and web/index.ts, and nothing else of it.',
      severity: 'error',
      from: { path: slice, pathNot: '\\.test\\.ts$' },
      to: { path: slice, pathNot: ['^src/(?:features|tools)/$1/', '^src/features/[^/]+/(?:server|web)/index\\.ts$'] },
    },
    rule(
      'only-servers-call-slices',
      'Only server code of a slice imports another slice.',
      '^src/features/[^/]+/(?!server/)|^src/tools/',
      {
        path: '^src/features/[^/]+/server/',
      },
    ),
    rule(
      'accounts-first',
      'Slices point one way: accounts <- audit <- credits <- billing.',
      '^src/features/accounts/',
      {
        path: '^src/features/(?:audit|credits|billing|admin)/',
      },
    ),
    rule('nobody-calls-admin', 'admin may import any slice, no slice imports admin.', '^src/features/(?!admin/)', {
      path: '^src/features/admin/',
    }),
    {
      name: 'engines-are-pure',
      comment: 'Database, HTTP, files and clock come to an engine as arguments.',
      severity: 'error',
      from: { path: '^src/tools/[^/]+/(?:engine/|index\\.ts$)', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: ['^src/tools/', '^src/contract/', '^src/documents/'] },
    },
    rule('documents-are-pure', 'What engines share is as pure as they are.', '^src/documents/', {
      path: '^src/(?!documents/|contract/)',
    }),
    {
      name: 'engines-use-no-node',
      comment: 'An engine that opens a file or a socket is no engine.',
      severity: 'error',
      from: { path: '^src/(?:tools/[^/]+/(?:engine/|index\\.ts$)|contract/|documents/)', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nobody-imports-the-top',
      comment: 'Only the files directly in src/ know every feature; nothing may import them but themselves and tests.',
      severity: 'error',
      from: { path: '^src/.+/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/[^/]+$' },
    },
    rule('base-is-lowest', 'base is what the rest of the server stands on.', '^src/server/base/', {
      path: '^src/server/(?!base/)',
    }),
    rule('adapters-need-base-only', 'An adapter speaks to one service and knows no run.', '^src/server/adapters/', {
      path: '^src/server/(?!base/|adapters/)',
    }),
    rule('runs-know-no-calls', 'The run engine works without HTTP.', '^src/server/(?:runs|operations)/', {
      path: '^src/server/run-api/',
    }),
    rule('runs-and-operations-apart', 'What watches the server knows no single run.', '^src/server/runs/', {
      path: '^src/server/operations/',
    }),
    {
      name: 'no-circles',
      comment: 'A circle has no first file to read.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-tests-in-product',
      comment: 'Stand-ins never ship.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^tests/|\\.test\\.ts$' },
    },
    {
      name: 'nothing-unresolved',
      comment: 'A path that leads nowhere fails at run time only.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\+types/|^virtual:' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)\\.react-router/|\\+types/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};

function rule(name, comment, from, to) {
  return { name, comment, severity: 'error', from: { path: from, pathNot: '\\.test\\.tsx?$' }, to };
}

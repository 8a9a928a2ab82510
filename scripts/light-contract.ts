import type { Plugin } from 'vite';

/**
 * Makes the contract smaller for the browser (docs/decisions/0018). Endpoint schemas, limits and errors are removed: the server
 * applies them, and a page only needs method, path and access. Schemas that pages do use, those of forms, become a
 * separate module, so that pages that only call endpoints do not load them. Without this every page for logged-in users
 * would load zod.
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: {
        id: /\/src\/(contract\/[^/]+|features\/[^/]+\/contract(\/[^/]+)?)\.ts(\?schemas)?$/,
        code: /from ["']zod["']|\bendpoint\(/,
      },
      handler(code, id) {
        const edits: Edit[] = [];
        const program = this.parse(code) as unknown as Node;
        visit(program, (node) => {
          if (!isEndpoint(node)) return;
          for (const { key, start, end } of node.arguments?.[0]?.properties ?? []) {
            const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
            if (serverOnly.has(key?.name ?? '')) edits.push({ start, end: end + comma, text: '' });
          }
        });
        for (const statement of program.body ?? []) {
          const [declared, ...others] = (statement.declaration ?? statement).declarations ?? [];
          const { init } = declared ?? {};
          if (!init || others.length > 0 || !evaluated.has(init.type)) continue;
          if (statement.declaration && !isEndpoint(init) && !id.endsWith(schemasOnly)) {
            const name = declared?.id.name;
            const { start, end } = statement;
            edits.push({ start, end, text: `import { ${name} } from '${id}${schemasOnly}';\nexport { ${name} };` });
          } else {
            // Removed by tree-shaking if nothing uses it.
            edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' });
            edits.push({ start: init.end, end: init.end, text: '))()' });
          }
        }
        return { code: applied(code, edits), map: null, moduleSideEffects: false };
      },
    },
  };
}

const schemasOnly = '?schemas';
const serverOnly = new Set([
  'params',
  'query',
  'body',
  'answer',
  'summary',
  'rateLimit',
  'idempotency',
  'fallback',
  'bodyLimit',
  'guestErrors',
  'guestMessage',
  'keyScope',
]);
const evaluated = new Set(['CallExpression', 'ObjectExpression', 'ArrayExpression', 'NewExpression']);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The parts of an ESTree node that are used here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly body?: readonly Node[];
  readonly declaration?: Node | null;
  readonly declarations?: readonly { readonly id: { readonly name: string }; readonly init: Node | null }[];
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly Node[];
  readonly properties?: readonly {
    readonly key?: { readonly name?: string };
    readonly start: number;
    readonly end: number;
  }[];
}

function isEndpoint(node: Node): boolean {
  return node.type === 'CallExpression' && node.callee?.name === 'endpoint';
}

function visit(node: unknown, found: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const entry of node) visit(entry, found);
  } else if (typeof node === 'object' && node !== null) {
    if ('type' in node) found(node as Node);
    for (const part of Object.values(node)) visit(part, found);
  }
}

/** Applied from the end of the text, so that earlier positions stay valid. */
function applied(code: string, edits: readonly Edit[]): string {
  const ordered = edits.toSorted((a, b) => b.start - a.start);
  return ordered.reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

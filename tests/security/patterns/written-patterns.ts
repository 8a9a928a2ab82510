import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A regular expression of the product, and the places that have it. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** File and line, relative to the project. */
  readonly places: readonly string[];
}

/** The regular expression literals in the code, and the places where the code builds one from parts. */
export function writtenPatterns(root: string): {
  readonly written: readonly Pattern[];
  readonly built: ReadonlySet<string>;
} {
  const places = new Map<string, string[]>();
  const built = new Set<string>();
  for (const path of codeFiles(root)) {
    const file = ts.createSourceFile(path, readFileSync(`${root}/${path}`, 'utf8'), ts.ScriptTarget.Latest);
    const placeOf = (node: ts.Node) => `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        places.set(node.text, [...(places.get(node.text) ?? []), placeOf(node)]);
      } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && isName(node.expression, 'RegExp')) {
        built.add(placeOf(node));
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  const written = [...places].map(([literal, at]) => {
    const end = literal.lastIndexOf('/');
    return { source: literal.slice(1, end), flags: literal.slice(end + 1), places: at };
  });
  return { written, built };
}

/** All code that runs in the product, without tests, their cases and the suites that run them. */
export function codeFiles(root: string): readonly string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(?:test|cases|fixture)\.ts$|-suite\.ts$/.test(path))
    .sort();
}

function isName(node: ts.Node, name: string): boolean {
  return ts.isIdentifier(node) && node.text === name;
}

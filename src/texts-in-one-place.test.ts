import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Texts that may stay where they are, and why. */
const exceptions = [
  // An address, not a text.
  'features/invitations/web/invitation-detail.tsx: …/register?invite=…',
  // Names of identifiers, which are the same in every language.
  'features/site/web/pages/philosophy.tsx: doi:',
  'features/site/web/pages/philosophy.tsx: ISBN',
  // The reason with which an unused promise is rejected.
  'web/pdf/open-pdf.ts: The page was left.',
];

test('texts for people are in the text files of their slice, and in no element or prop of a page [D.70]', () => {
  const pages = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /^(?:[^/]+\.tsx|(?:web|features\/[^/]+\/web|tools\/[^/]+\/web)\/.*\.tsx?|tools\/[^/]+\/[^/]+\.tsx)$/.test(file) &&
      !/\.(?:test|fixture)\.tsx?$/.test(file) &&
      !/texts\.ts$|\/texts\//.test(file),
  );
  expect(pages.length).toBeGreaterThan(150);
  const inline = pages.flatMap((file) =>
    inlineTexts(readFileSync(join(import.meta.dirname, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(inline.toSorted()).toEqual(exceptions.toSorted());
});

test.each([
  ['in an element', '<p>Read me</p>', 'Read me'],
  ['behind an entity', '<p>&nbsp;Read me</p>', '&nbsp;Read me'],
  ['in one of two cases', "<p>{done ? 'Done' : open && texts.open}</p>", 'Done'],
  ['in a template', `<p>{\`Page \${n}\`}</p>`, 'Page …'],
  ['in a prop', '<Field label="Email" />', 'Email'],
  ['in a case of a prop', "<Field hint={open ? 'Say more' : undefined} />", 'Say more'],
  ['in a name for screen readers', `<button aria-label={\`Remove \${name}\`} />`, 'Remove …'],
  ['in a default', "({ label = 'Loading…' }) => <p>{label}</p>", 'Loading…'],
  ['in an entry of a list', "[{ to: '/about', label: 'About' }]", 'About'],
  ['in the title of a page', "() => [{ title: 'My page' }]", 'My page'],
  ['in a toast', "toast.success('It is saved')", 'It is saved'],
  ['in an answer', "() => { return 'No file was chosen.'; }", 'No file was chosen.'],
])('a text %s is found', (_, code, text) => {
  expect(inlineTexts(`const it = ${code};`)).toEqual([text]);
});

test.each([
  '<p className="text sm">&ensp;{texts.title} · {count} %</p>',
  '<a href="/login" title={texts.login} alt="">{texts.login}</a>',
  "<p>{'brief' in report && open !== 'no' && texts.open}</p>",
  "<p data-state={open ? 'open' : 'shut'}>{names[open ? 'yes' : 'no']}</p>",
  'toast.error(shownMessage(failure, texts.failed))',
])('%s contains no text', (code) => {
  expect(inlineTexts(`const it = ${code};`)).toEqual([]);
});

/** Names of props, object keys and parameters whose strings users read. */
const readNames = new Set(
  (
    'label title subtitle placeholder alt hint aria-label aria-description aria-roledescription description ' +
    'busyText confirmText denyText cancelText waiting'
  ).split(' '),
);

/**
 * Texts of elements, of props, object values and defaults with such a name, and of toasts; placeholders of a template
 * become ….
 */
function inlineTexts(code: string): string[] {
  const source = ts.createSourceFile('page.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const take = (text: string) => {
    if (/\p{L}/u.test(text.replace(/&#?\w+;/g, ''))) found.push(text.replace(/\s+/g, ' ').trim());
  };
  /** The possible values of an expression, if it contains a string. */
  const takeResults = (node: ts.Expression | undefined): void => {
    if (!node) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) take(node.text);
    else if (ts.isTemplateExpression(node)) {
      take([node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…'));
    } else if (ts.isConditionalExpression(node)) {
      takeResults(node.whenTrue);
      takeResults(node.whenFalse);
    } else if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken.getText();
      if (['+', '||', '??'].includes(operator)) takeResults(node.left);
      if (['+', '||', '??', '&&'].includes(operator)) takeResults(node.right);
    } else if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isJsxExpression(node)) {
      takeResults(node.expression);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) take(node.text);
    else if (isSentence(node)) take(node.text);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) takeResults(node.expression);
    else if (ts.isJsxAttribute(node) && readNames.has(node.name.getText())) {
      const given = node.initializer;
      if (given && (ts.isStringLiteral(given) || ts.isJsxExpression(given))) takeResults(given);
    } else if ((ts.isPropertyAssignment(node) || ts.isBindingElement(node)) && readNames.has(nameOf(node))) {
      takeResults(node.initializer);
    } else if (ts.isCallExpression(node) && /^toast\.\w+$/.test(node.expression.getText())) {
      for (const argument of node.arguments) takeResults(argument);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Texts for users: they have a capital letter, several words, and a punctuation mark at the end. */
function isSentence(node: ts.Node): node is ts.StringLiteralLike {
  return ts.isStringLiteralLike(node) && /^[“\p{Lu}][\p{L}’']*(?: [\p{L}\d“”’',:;()-]+){2,}[.?!…]$/u.test(node.text);
}

function nameOf(node: ts.PropertyAssignment | ts.BindingElement): string {
  return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : '';
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { errorCatalogue } from './contract/errors.ts';

/** Word for word from the specification. */
const quoted = [
  'Now optimized for English academic writing. More languages coming soon!',
  'Welcome back!',
  'Registration successful. Please check your email to verify your account!',
  'Password has been set successfully!',
  'File uploaded successfully to storage!',
  'Analysis completed successfully!',
];

test('only texts quoted from the specification contain exclamation marks [D.3]', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|fixture|cases)\.tsx?$/.test(file),
  );
  const loud = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => hasExclamationMark(text) && !quoted.includes(text.trim()))
      .map((text) => `${file}: ${text}`),
  );
  // The dashboard greets by name.
  expect(loud).toEqual(['features/dashboard/web/texts.ts: Welcome, …!']);
});

test.each([
  ["toast.success('Saved!')", 'Saved!'],
  ['const it = <p>All of it is here (100 %)!</p>', 'All of it is here (100 %)!'],
  [`const it = \`Thank you, \${name}! See you.\``, 'Thank you, …! See you.'],
  ["const it = { hint: 'You said “yes”! Well.' }", 'You said “yes”! Well.'],
])('an exclamation mark is found in %s [D.3]', (code, text) => {
  expect(textsIn('page.tsx', code).filter(hasExclamationMark)).toEqual([text]);
});

test('every error has a sentence that can be shown, except those that pages replace with their own [D.3]', () => {
  for (const [code, entry] of Object.entries(errorCatalogue)) {
    const shown = 'shown' in entry ? entry.shown : entry.message;
    expect(shown, code).not.toMatch(/!|\bundefined\b|\bnull\b|oops|sorry/i);
    expect(shown.length, code).toBeGreaterThan(9);
  }
});

/** A punctuation mark after a word, a bracket or a placeholder, followed by the end of the text or a space. */
function hasExclamationMark(text: string): boolean {
  return /[\p{L}\p{N}…)”’%]!(\s|["”’]|$)/u.test(text);
}

/**
 * Texts in strings, templates (placeholders become …) and elements. Class names and SQL don't contain a letter before a
 * punctuation mark and a space.
 */
function textsOf(file: string): string[] {
  const code = readFileSync(join(import.meta.dirname, file), 'utf8');
  return code.includes('!') ? textsIn(file, code) : [];
}

function textsIn(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    else if (ts.isJsxText(node)) found.push(node.text);
    else if (ts.isTemplateExpression(node)) {
      found.push([node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…'));
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className') return;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

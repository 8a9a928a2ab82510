import { expect } from 'vitest';
import type { Manuscript } from '#tools/paper-assistant/engine/manuscript.ts';
import { renderLatex } from '#tools/paper-assistant/engine/render/latex.ts';
import { withText } from '#tools/paper-assistant/engine/render/testing/scripts-manuscript.ts';
import { compileLatex } from './compile-latex.ts';
import { figures } from './expect-letters.ts';

/** Compiles a manuscript with letters of several code points in title, heading and text, and expects no open group. */
export async function expectClosedGroups(template: Manuscript['template']): Promise<void> {
  const words = 'Родно\u0301й воды\u0301 και μαΐ, воды\u0301';
  const manuscript = withText(`${words} ${words}`);
  const [first, ...others] = manuscript.sections;
  if (first === undefined) throw new Error('no section');
  const titled = {
    ...manuscript,
    template,
    title: { ...manuscript.title, text: words },
    sections: [{ ...first, title: words }, ...others],
  };
  const { log } = await compileLatex({ ...renderLatex(titled), ...figures }, { bibtex: false });
  expect(log).not.toContain('occurred inside a group');
}

import { BuilderElement, Math as Equation, type MathComponent } from 'docx';
import type { WordFormula, WordMath } from './word-math.ts';

/** A formula as a Word equation. */
export function wordEquation(formula: WordFormula, display: boolean): Equation {
  return new Equation({ children: formula.map((node) => component(node, display)) });
}

/** An equation on a separate line, in the larger display style. */
export function displayedEquation(formula: WordFormula): BuilderElement {
  return new BuilderElement({ name: 'm:oMathPara', children: [wordEquation(formula, true)] });
}

function component({ name, value, children }: WordMath, display: boolean): MathComponent {
  if (name === 'w:rFonts') return fonts();
  if (name === 'm:t') return text(children.join(''));
  // In a line of text, limits are set next to the operator.
  const own = name === 'm:limLoc' && !display ? 'subSup' : value;
  return new BuilderElement({
    name,
    ...(own === undefined ? {} : { attributes: { value: { key: 'm:val', value: own } } }),
    children: children.flatMap((child) => (typeof child === 'string' ? [] : [component(child, display)])),
  });
}

function fonts(): BuilderElement {
  return new BuilderElement({
    name: 'w:rFonts',
    attributes: {
      ascii: { key: 'w:ascii', value: 'Cambria Math' },
      hAnsi: { key: 'w:hAnsi', value: 'Cambria Math' },
    },
  });
}

function text(content: string): BuilderElement {
  const element = new BuilderElement({ name: 'm:t', attributes: { space: { key: 'xml:space', value: 'preserve' } } });
  element.addChildElement(content);
  return element;
}

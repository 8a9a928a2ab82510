/** `7` and `7.2` for a clause that is cited as 'Section 7.2(a)'; empty if it has no number. */
export function sectionNumbers(clause: string): readonly string[] {
  const number = /(\d+)(?:\.\d+)?/.exec(clause);
  return number === null ? [] : [...number].filter((each) => each !== undefined);
}

/** Whether a change's label names one of these sections: `Section 7` and `Section 7.2` for a paragraph of 7.2. */
export function namesSection(label: string, sections: readonly string[]): boolean {
  const numbers = [...label.matchAll(/\b(?:Section|Paragraph|Article)\s+(\d+(?:\.\d+)?)/g)].map((match) => match[1]);
  return !/^Added/.test(label) && numbers.some((number) => number !== undefined && sections.includes(number));
}

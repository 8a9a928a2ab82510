/**
 * Our decision about one requirement of OWASP ASVS 5.0. `asks` is our own short summary; the standard's text is under
 * CC BY-SA and is not copied here.
 */
export type Decision = Met | NotApplicable | NotMet;

interface Requirement {
  readonly id: string;
  readonly level: 1 | 2;
  readonly asks: string;
}

export interface Met extends Requirement {
  readonly state: 'met';
  readonly how: string;
  /** Paths in this repository: the implementation, or the page that documents it. */
  readonly code: readonly string[];
  readonly tests: readonly Proof[];
}

export interface NotApplicable extends Requirement {
  readonly state: 'not applicable';
  readonly why: string;
}

export interface NotMet extends Requirement {
  readonly state: 'not met';
  readonly why: string;
  readonly plan: string;
}

/** A test file and the title, or part of it, of the test that proves the point. */
export type Proof = readonly [file: string, title: string];

export interface Chapter {
  readonly number: number;
  readonly name: string;
  readonly decisions: readonly Decision[];
}

export function met(
  id: string,
  level: 1 | 2,
  asks: string,
  how: string,
  code: readonly string[],
  ...tests: readonly Proof[]
): Met {
  return { state: 'met', id, level, asks, how, code, tests };
}

export function notApplicable(id: string, level: 1 | 2, asks: string, why: string): NotApplicable {
  return { state: 'not applicable', id, level, asks, why };
}

export function notMet(id: string, level: 1 | 2, asks: string, why: string, plan: string): NotMet {
  return { state: 'not met', id, level, asks, why, plan };
}

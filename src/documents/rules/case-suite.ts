/**
 * Rules with their examples, for lease fields, risks and draft checks. A rule is data with named parts (its evidence,
 * its exclusions); a suite runs the rule on its examples with all parts, or with one part switched off.
 */
export interface CaseSuite {
  /** For the test's title: 'security_deposit'. */
  readonly name: string;
  /** Names of the parts that can be switched off. */
  readonly parts: readonly string[];
  /** Missing examples, as sentences: 'evidence "label" has no case that finds'. Empty when complete. */
  missing(): readonly string[];
  /**
   * Runs every example; `off` names the part that is switched off. Returns those whose result differs from the stated
   * one.
   */
  run(off: string | null): readonly CaseFailure[];
}

export interface CaseFailure {
  readonly text: string;
  readonly expected: string;
  readonly got: string;
}

/** The list without the part that is switched off. */
export function switchedOn<Part extends { readonly name: string }>(
  parts: readonly Part[],
  off: string | null | undefined,
): readonly Part[] {
  return off === null || off === undefined ? parts : parts.filter(({ name }) => name !== off);
}

/** The parts that no example tests: each of them could be deleted without a failing example. */
export function unnoticedParts(suite: CaseSuite): string[] {
  return suite.parts.filter((part) => suite.run(part).length === 0);
}

/**
 * Rules with their examples, for lease fields, risks, and draft checks. A rule is data with named parts (its evidence,
 * its exclusions); an example is checked with all parts, or with one part switched off.
 */
export interface CaseSuite {
  /** For the test's title: 'security_deposit'. */
  readonly name: string;
  /** Names of the parts that can be switched off. */
  readonly parts: readonly string[];
  /** Missing examples, as sentences: 'evidence "label" has no case that finds'. Empty when complete. */
  missing(): readonly string[];
  readonly examples: readonly Example[];
}

export interface Example {
  /** The part without which it is expected to fail. */
  readonly by?: string | null | undefined;
  /**
   * `off` names the part that is switched off. Returns where the result differs from the stated one.
   */
  check(off: string | null): readonly CaseFailure[];
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

/** The failures of all examples with all parts. */
export function failuresOf({ examples }: CaseSuite): CaseFailure[] {
  return examples.flatMap((example) => example.check(null));
}

/**
 * The parts that no example covers: each could be deleted without a failing example. The examples that name a part are
 * checked first, because one failure is enough.
 */
export function unnoticedParts({ parts, examples }: CaseSuite): string[] {
  return parts.filter((part) => {
    const names = ({ by }: Example) => by === part || part.startsWith(`${by}.`);
    const [own, others] = [examples.filter(names), examples.filter((example) => !names(example))];
    return ![...own, ...others].some((example) => example.check(part).length > 0);
  });
}

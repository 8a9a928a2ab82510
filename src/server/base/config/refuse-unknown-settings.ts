import { closest, distance } from 'fastest-levenshtein';
import { ConfigError } from './config-error.ts';

/** Prefixes of this product's settings. Variables with other prefixes may belong to other programs and are ignored. */
const families =
  /^(?:S3|DATABASE|BACKUP|KEEP|LLM|DIFY|STRIPE|LINKEDIN|SMTP|CROSSREF|OPENALEX|DATACITE|ARXIV|CLAMAV|METRICS)_/;
/** The rest of the name is a tool's slug. */
const open = /^DIFY_API_KEY_./;

/** A misspelled setting would be ignored without notice: with S3_BUKET, files would be stored on this machine. */
export function refuseUnknownSettings(given: readonly string[], known: readonly string[]): void {
  const unknown = given.find((name) => families.test(name) && !open.test(name) && !known.includes(name));
  if (unknown !== undefined)
    throw new ConfigError(`${unknown} is not a setting: did you mean ${closest(unknown, known)}?`);
  for (const name of given) {
    const meant = known.includes(name) || open.test(name) ? undefined : known.find((one) => isMisspelled(name, one));
    if (meant !== undefined && !given.includes(meant))
      throw new ConfigError(`${name} is not a setting: did you mean ${meant}?`);
  }
}

/**
 * Other settings have names that begin like those of other programs. Only a name with the same first word, and with at
 * most a quarter of its letters different, is refused: TRUSTED_PROXY, but not APP_ENV.
 */
function isMisspelled(name: string, known: string): boolean {
  const firstWord = (text: string) => /^[A-Z]+_/.exec(text)?.[0];
  if (firstWord(known) === undefined || firstWord(name) !== firstWord(known)) return false;
  return distance(name, known) <= Math.min(3, Math.floor(name.length / 4));
}

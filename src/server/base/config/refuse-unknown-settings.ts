import { closest } from 'fastest-levenshtein';
import { ConfigError } from './config-error.ts';

/** Prefixes of this product's settings. Variables with other prefixes may belong to other programs and are ignored. */
const families =
  /^(?:S3|DATABASE|BACKUP|KEEP|LLM|DIFY|STRIPE|LINKEDIN|SMTP|CROSSREF|OPENALEX|DATACITE|ARXIV|CLAMAV|METRICS)_/;
/** The rest of the name is a tool's slug. */
const open = /^DIFY_API_KEY_./;

/** A misspelled setting would be ignored silently: with S3_BUKET, files would be stored on this machine. */
export function refuseUnknownSettings(given: readonly string[], known: readonly string[]): void {
  const unknown = given.find((name) => families.test(name) && !open.test(name) && !known.includes(name));
  if (unknown !== undefined)
    throw new ConfigError(`${unknown} is not a setting: did you mean ${closest(unknown, known)}?`);
}

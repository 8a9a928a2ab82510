import { closest } from 'fastest-levenshtein';
import { ConfigError } from './config-error.ts';

/** First words that belong to this product's settings; others are anybody's, so their variables are left alone. */
const families =
  /^(?:S3|DATABASE|BACKUP|KEEP|LLM|DIFY|STRIPE|LINKEDIN|SMTP|CROSSREF|OPENALEX|DATACITE|ARXIV|CLAMAV|METRICS)_/;
/** The rest of the name is a tool's. */
const open = /^DIFY_API_KEY_./;

/** A misspelled setting would silently be its default: S3_BUKET would store files on this machine. */
export function refuseUnknownSettings(given: readonly string[], known: readonly string[]): void {
  const unknown = given.find((name) => families.test(name) && !open.test(name) && !known.includes(name));
  if (unknown !== undefined)
    throw new ConfigError(`${unknown} is not a setting: did you mean ${closest(unknown, known)}?`);
}

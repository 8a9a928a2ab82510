/** A configuration error. The message is one sentence for the person who made the setting. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** One sentence for the person who set it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

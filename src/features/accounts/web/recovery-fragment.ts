/** The tokens in a recovery link's fragment; null unless it has both and `type=recovery`. */
export function readRecoveryFragment(hash: string): RecoveryTokens | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const access = fragment.get('access_token');
  const refresh = fragment.get('refresh_token');
  if (!access || !refresh || fragment.get('type') !== 'recovery') return null;
  return { access_token: access, refresh_token: refresh };
}

export interface RecoveryTokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

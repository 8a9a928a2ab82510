/** The permissions of an API key, with their descriptions for its owner. The database stores the names. */
export const apiKeyScopes = {
  read: { label: 'Read', about: 'See your credits, runs, drafts and reports, and download them.' },
  run: { label: 'Run tools', about: 'Upload files, start and cancel runs. Runs use your credits.' },
  change: { label: 'Change and delete', about: 'Edit drafts, delete drafts and reports, set favorites.' },
} as const;
export type ApiKeyScope = keyof typeof apiKeyScopes;
export const apiKeyScopeNames = Object.keys(apiKeyScopes) as [ApiKeyScope, ...ApiKeyScope[]];

import { useRouteLoaderData } from 'react-router';
import type { ShellContext } from './shell-context.ts';

/** The frame's data as the server sent it with the document. */
export function useShell(): ShellContext {
  return useRouteLoaderData<ShellContext>('root') ?? unknownShell;
}

/** For the error page of a request whose frame data couldn't be loaded: neutral defaults. */
const unknownShell: ShellContext = {
  user: null,
  impersonation: null,
  brand: { name: 'Foredraft', supportEmail: '', founder: '' },
  appUrl: '/',
  settings: { bannerEnabled: false, bannerText: null, underConstruction: false },
  linkedIn: false,
  languageModel: false,
  costs: {},
  reportDays: 0,
  nonce: '',
};

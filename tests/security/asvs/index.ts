import type { Chapter, Decision } from './decision.ts';
import { encoding } from './v01-encoding.ts';
import { validation } from './v02-validation.ts';
import { webFrontend } from './v03-web-frontend.ts';
import { api } from './v04-api.ts';
import { files } from './v05-files.ts';
import { authentication } from './v06-authentication.ts';
import { sessionManagement } from './v07-sessions.ts';
import { authorization } from './v08-authorization.ts';
import { selfContainedTokens } from './v09-tokens.ts';
import { oauth } from './v10-oauth.ts';
import { cryptography } from './v11-cryptography.ts';
import { communication } from './v12-communication.ts';
import { configuration } from './v13-configuration.ts';
import { dataProtection } from './v14-data.ts';
import { architecture } from './v15-architecture.ts';
import { logging } from './v16-logging.ts';
import { webRtc } from './v17-webrtc.ts';

/** All requirements of levels 1 and 2 of OWASP ASVS 5.0.0, decided. */
export const chapters: readonly Chapter[] = [
  encoding,
  validation,
  webFrontend,
  api,
  files,
  authentication,
  sessionManagement,
  authorization,
  selfContainedTokens,
  oauth,
  cryptography,
  communication,
  configuration,
  dataProtection,
  architecture,
  logging,
  webRtc,
];

export const decisions: readonly Decision[] = chapters.flatMap((chapter) => chapter.decisions);

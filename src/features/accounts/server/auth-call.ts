import { z } from 'zod';
import { anonKey, authPath, type Session, sessionSchema, type User, userSchema } from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import { requireViewer } from '#server/base/http/authorize.ts';
import { type Api, action, mountActions, parseInput } from '#server/base/http/endpoints.ts';
import type { HttpContext } from '#server/base/http/env.ts';
import { authActions, refreshSchema } from '../contract/login.ts';
import { loginSchema, registerSchema, resendSchema } from '../contract/login-forms.ts';
import { passkeyLoginSchema } from '../contract/own-account.ts';
import { passwordRules } from '../contract/password-rules.ts';
import { logInWithPasskey } from './account/passkeys.ts';
import type { AccountsContext } from './accounts-context.ts';
import { clientOf } from './client-of.ts';
import { login } from './login.ts';
import { register } from './registration.ts';
import type { SessionCookie } from './session-cookie.ts';
import { endSession, refreshSession, type SessionEnd, sessionOfRefresh, userOfAccess } from './sessions.ts';
import { accessTokenSeconds, type RefreshToken } from './tokens.ts';
import { requestVerification } from './verification.ts';

/** Mounts POST /functions/v1/auth: one address, the action in the body (platform specification, section 7.1). */
export function mountAuthCall(api: Api, context: AccountsContext, cookie: SessionCookie): void {
  const { db } = context.platform;

  async function loggedIn(
    c: HttpContext,
    token: RefreshToken,
    userId: string,
  ): Promise<{ session: Session; user: User }> {
    const claim = { userId, sessionId: token.sessionId };
    const user = await userOfAccess(db, context, claim);
    // Disabled, or ended by another request a moment ago.
    if (!user) throw new AppError('invalid_token');
    cookie.write(c, token.text);
    const access = await context.tokens.signAccess(claim);
    return {
      session: {
        access_token: access,
        refresh_token: token.text,
        expires_in: accessTokenSeconds,
        token_type: 'bearer',
      },
      user,
    };
  }

  async function endSessionOfCookie(c: HttpContext, reason: SessionEnd): Promise<boolean> {
    const text = cookie.read(c);
    const session = text ? await sessionOfRefresh(db, context, text) : null;
    if (session) await endSession(db, session.sessionId, reason);
    return session !== null;
  }

  mountActions(api, authCall, {
    login: action(
      (sent) => parseInput(loginSchema, sent),
      async (c, input) => {
        const { token, userId } = await login(context, input, clientOf(c));
        // The cookie is about to be overwritten, and after that no one could use or end its session.
        await endSessionOfCookie(c, 'replaced');
        return loggedIn(c, token, userId);
      },
    ),
    register: action(parseRegistration, async (c, input) => ({ user: await register(context, input, clientOf(c)) })),
    getUser: action(nothing, async (c) => ({ user: requireViewer(c, 'account').user })),
    logout: action(nothing, async (c) => {
      cookie.clear(c);
      const ended = await endSessionOfCookie(c, 'logout');
      const viewer = c.get('viewer');
      if (viewer) await endSession(db, viewer.sessionId, 'logout');
      if (!viewer && !ended) throw new AppError(c.get('tokenProblem') ?? 'unauthenticated');
      return {};
    }),
    refresh: action(
      (sent) => parseInput(refreshSchema, sent),
      async (c, { refresh_token: fromBody }) => {
        if (fromBody === undefined && cookie.hasLeft(c.req.raw)) await endSessionOfCookie(c, 'logout');
        const text = fromBody ?? cookie.read(c);
        const refreshed = text ? await refreshSession(db, context, text, clientOf(c)) : null;
        if (!refreshed) {
          if (fromBody === undefined) cookie.clear(c);
          throw new AppError('refresh_token_not_found');
        }
        const answer = await loggedIn(c, refreshed.token, refreshed.userId);
        // The cookie contains it, where scripts can't read it.
        if (fromBody === undefined) delete answer.session.refresh_token;
        return answer;
      },
    ),
    passkey: action(
      (sent) => parseInput(passkeyLoginSchema, sent),
      async (c, input) => {
        const { token, userId } = await logInWithPasskey(context, input, clientOf(c));
        await endSessionOfCookie(c, 'replaced');
        return loggedIn(c, token, userId);
      },
    ),
    resend: action(
      (sent) => parseInput(resendSchema, sent),
      async (_c, { email }) => {
        await requestVerification(context, email);
        return {};
      },
    ),
  });
}

const nothing = () => undefined;

const documentedBody = z.object({
  action: z.enum(Object.keys(authActions)),
  username: z.string().optional(),
  email: z.string().optional(),
  password: z.string().optional(),
  code: z.string().optional(),
  emailCode: z.string().optional(),
  inviteCode: z.string().optional(),
  refresh_token: z.string().optional(),
  challenge_id: z.string().optional(),
  response: z.looseObject({}).optional(),
});

const authCall = {
  method: 'post',
  path: authPath,
  summary: 'Login, registration and sessions; the fields depend on the action',
  description: `For login and register the public key ${anonKey} may be sent as bearer; getUser and logout take the access token.`,
  access: 'guest',
  bodyLimit: 16_384,
  body: documentedBody,
  actions: authActions,
  answer: {
    type: 'application/json',
    description: 'login, passkey, refresh: session and user; register, getUser: user; others: nothing',
    schema: z.object({ session: sessionSchema.optional(), user: userSchema.optional() }),
  },
} as const;

/** Parses the form; uses the specification's messages if only the address or only the password is invalid. */
function parseRegistration(input: unknown) {
  const parsed = registerSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  const faulty = new Set(parsed.error.issues.map((issue) => issue.path[0]));
  try {
    return parseInput(registerSchema, input);
  } catch (error) {
    if (!(error instanceof AppError) || faulty.size > 1) throw error;
    const { email, password } = input as { email?: unknown; password?: unknown };
    const options = { fields: { ...error.fields }, cause: error };
    if (faulty.has('email') && typeof email === 'string' && email.trim() !== '')
      throw new AppError('invalid_email', options);
    if (faulty.has('password') && typeof password === 'string' && passwordRules.some((rule) => !rule.holds(password))) {
      throw new AppError('weak_password', options);
    }
    throw error;
  }
}

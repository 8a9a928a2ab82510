import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { wayBackCookie, wayOnSite } from '#contract/way-back.ts';
import { type Api, mount } from '#server/base/http/endpoints.ts';
import type { HttpContext } from '#server/base/http/env.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import {
  finishLinkedIn,
  type LoginOutcome,
  linkedInCallbackPath,
  outcomeParameter,
  startLinkedIn,
} from '../../contract/login.ts';
import { hasSecondFactor, takeCode } from '../account/second-factor.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { clientOf } from '../client-of.ts';
import { recordingFailure } from '../recording-failure.ts';
import type { SessionCookie } from '../session-cookie.ts';
import { endSession, sessionOfRefresh, startSession } from '../sessions.ts';
import { accountOfIdentity, LoginRefused } from './account-of-identity.ts';
import { createProvider, type Flow, ProviderFailure } from './provider.ts';
import { createSealedCookie } from './sealed-cookie.ts';

/**
 * Mounts the LinkedIn login: a call that returns where to send the browser, and the provider's redirect address. In
 * every case the browser continues to a page of the product, with nothing from the provider in its address. If the
 * account has a second factor, that page asks for its code.
 */
export function mountLinkedIn(api: Api, context: AccountsContext, sessionCookie: SessionCookie): void {
  const { config, db, log } = context.platform;
  const { limits } = context;
  const provider = config.linkedIn ? createProvider(config.linkedIn, config.appUrl + linkedInCallbackPath) : null;
  const flowCookie = createSealedCookie(config, 'linkedin', flowSchema);
  const codeCookie = createSealedCookie(config, 'linkedin-code', z.object({ userId: z.uuid(), next: z.string() }));

  mount(api, startLinkedIn, async ({ c, query }) => {
    if (!provider) throw new AppError('linkedin_not_set_up');
    const { url, flow } = await provider.begin();
    const next = query.next === undefined ? null : wayOnSite(query.next);
    await flowCookie.write(c, { ...flow, next });
    return { url };
  });

  api.get(linkedInCallbackPath, async (c) => {
    const flow = await flowCookie.read(c);
    const next = flow?.next ?? '/dashboard';
    try {
      const userId = await resultOfReturn(c, flow);
      if (await hasSecondFactor(context, userId)) {
        await codeCookie.write(c, { userId, next });
        return c.redirect('/login/code');
      }
      await logIn(c, userId);
      return c.redirect(next);
    } catch (error) {
      const outcome = outcomeOf(error);
      if (recorded.has(outcome)) {
        await recordEvent(db, { kind: 'login_failed', userId: null, reason: outcome, details: { method: 'linkedin' } });
      }
      // Starting a login in another way returns to the same page.
      if (flow?.next)
        c.header('Set-Cookie', wayBackCookie({ path: flow.next, expired: false }, config.secure), { append: true });
      return c.redirect(`/login?${outcomeParameter}=${outcome}`);
    }
  });

  mount(api, finishLinkedIn, async ({ c, body }) => {
    const waiting = await codeCookie.read(c);
    if (!waiting) throw new AppError('unauthenticated');
    await recordingFailure(db, 'linkedin', (attempt) => {
      attempt.userId = waiting.userId;
      return takeCode(context, waiting.userId, body.code);
    });
    codeCookie.clear(c);
    await logIn(c, waiting.userId);
    return { next: waiting.next };
  });

  async function resultOfReturn(c: HttpContext, flow: Flow | null): Promise<string> {
    const query = new URL(c.req.url).searchParams;
    if (!provider || !flow || flow.issuer !== config.linkedIn?.issuer) throw new LoginRefused('failed');
    // A link from elsewhere must not disturb the attempt that this browser is making.
    if (query.get('state') !== flow.state) throw new LoginRefused('failed');
    flowCookie.clear(c);
    await takeOnce(flow);
    if (cancelled.has(query.get('error') ?? '')) throw new LoginRefused('cancelled');
    return accountOfIdentity(context, await provider.finish(query.toString(), flow), clientOf(c));
  }

  /** Each attempt returns once, however often its address is opened and even if the cookie was copied. */
  async function takeOnce(flow: Flow): Promise<void> {
    try {
      await limits.linkedInState.take(flow.state);
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many_attempts') throw new LoginRefused('failed');
      throw error;
    }
  }

  async function logIn(c: HttpContext, userId: string): Promise<void> {
    // As at a login: the cookie is about to be overwritten, and no one could end its session any more.
    const before = sessionCookie.read(c);
    const replaced = before ? await sessionOfRefresh(db, context, before) : null;
    if (replaced) await endSession(db, replaced.sessionId, 'replaced');
    sessionCookie.write(c, (await startSession(db, context, userId, clientOf(c), 'linkedin')).text);
  }

  function outcomeOf(error: unknown): LoginOutcome {
    if (error instanceof LoginRefused) return error.outcome;
    if (error instanceof AppError && error.code === 'too_many_attempts') return 'too-many-attempts';
    if (error instanceof ProviderFailure) log.warn({ err: error }, 'a login through LinkedIn failed');
    else log.error({ err: error }, 'a login through LinkedIn failed unexpectedly');
    return 'failed';
  }
}

const flowSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  issuer: z.string(),
  /** The page to return to. */
  next: z.string().nullable(),
});

/** Refusals after the provider has identified a person; anyone can cause the others, as often as they like. */
const recorded: ReadonlySet<LoginOutcome> = new Set([
  'disabled',
  'unverified',
  'other-profile',
  'password',
  'invitation',
]);

/** Error codes of providers after the user declined; the latter two are LinkedIn's. */
const cancelled = new Set(['access_denied', 'user_cancelled_login', 'user_cancelled_authorize']);

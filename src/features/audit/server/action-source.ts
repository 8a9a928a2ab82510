import type { HttpContext, Viewer } from '#server/base/http/env.ts';

/** The administrator who takes an action, and where the request comes from. */
export interface ActionSource {
  readonly actor: { readonly id: string };
  readonly address: string;
}

export function actionSourceOf({ c, viewer }: { readonly c: HttpContext; readonly viewer: Viewer }) {
  const { id, role } = viewer.user;
  return { actor: { id, role }, sessionId: viewer.sessionId, address: c.get('address') };
}

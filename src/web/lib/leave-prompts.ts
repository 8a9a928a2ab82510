import { texts } from './texts.ts';

/** What is asked before leaving, word for word from the specification. */
export const leavePrompts = texts.leave;

/** Why leaving would lose something now, or null. Work that is under way comes before text that is not saved. */
export function promptFor(state: { processing: boolean; unsaved: boolean }): string | null {
  if (allowed) return null;
  if (state.processing) return leavePrompts.processing;
  return state.unsaved ? leavePrompts.unsaved : null;
}

/** For departures that were asked for already, as a logout: the document goes without a question. */
export function leaveWithoutAsking(): void {
  allowed = true;
}

let allowed = false;

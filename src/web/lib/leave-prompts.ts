import { texts } from './texts.ts';

/** Questions before leaving, word for word from the specification. */
export const leavePrompts = texts.leave;

/** What would be lost by leaving now, or null. Work in progress comes before unsaved text. */
export function promptFor(state: { processing: boolean; unsaved: boolean }): string | null {
  if (allowed) return null;
  if (state.processing) return leavePrompts.processing;
  return state.unsaved ? leavePrompts.unsaved : null;
}

/** For confirmed departures, such as logging out: the user leaves the document without a question. */
export function leaveWithoutAsking(): void {
  allowed = true;
}

let allowed = false;

const work = new Set<() => Promise<void>>();

/** Registers work that needs the session and must not be lost when the user logs out. */
export function beforeLogout(finish: () => Promise<void>): void {
  work.add(finish);
}

/** Runs all registered work; a failure doesn't prevent the user from logging out. */
export async function finishBeforeLogout(): Promise<void> {
  await Promise.allSettled([...work].map((finish) => finish()));
}

/** How many of a worker's runs may wait for the model at a time: half of them, but at least one. */
export function createModelPlaces(concurrency: number) {
  let free = Math.max(1, Math.floor(concurrency / 2));
  return {
    take(): boolean {
      if (free === 0) return false;
      free -= 1;
      return true;
    },
    giveBack(): void {
      free += 1;
    },
  };
}

/** A part of an installation that work passes through: its number of slots, and how long each is busy with one run. */
export interface Station {
  readonly name: string;
  /** Processor cores, slots of workers, or 1 for work that is done one at a time. */
  readonly places: number;
  /** Seconds for which one run occupies a slot, on average. */
  readonly seconds: number;
}

export interface Outcome {
  /** The fraction of the time for which each station's slots are busy; at 1 or more, the station can't keep up. */
  readonly busy: Readonly<Record<string, number>>;
  /** The station that is busiest. */
  readonly first: string;
  /** Seconds from the start of a run to its end, as median and 95th percentile; null if a station cannot keep up. */
  readonly middle: number | null;
  readonly slow: number | null;
}

/**
 * Runs arrive at random (Poisson) and pass through the stations in order, spending a random time (exponential) with
 * that mean at each. The same seed gives the same outcome.
 */
export function simulate(
  stations: readonly Station[],
  runsPerSecond: number,
  { runs = 20_000, seed = 1 } = {},
): Outcome {
  const busy = Object.fromEntries(
    stations.map(({ name, places, seconds }) => [name, (runsPerSecond * seconds) / places]),
  );
  const first = stations.reduce(
    (most, { name }) => ((busy[name] ?? 0) > (busy[most] ?? 0) ? name : most),
    stations[0]?.name ?? '',
  );
  if ((busy[first] ?? 0) >= 1) return { busy, first, middle: null, slow: null };
  const random = seeded(seed);
  const exponential = (mean: number) => -Math.log(1 - random()) * mean;
  let clock = 0;
  let times = Array.from({ length: runs }, () => {
    clock += exponential(1 / runsPerSecond);
    return { arrived: clock, at: clock };
  });
  for (const { places, seconds } of stations) {
    const free = new Array<number>(places).fill(0);
    times = times
      .toSorted((a, b) => a.at - b.at)
      .map(({ arrived, at }) => {
        const place = soonest(free);
        const end = Math.max(at, free[place] ?? 0) + exponential(seconds);
        free[place] = end;
        return { arrived, at: end };
      });
  }
  // The first tenth of the runs fills the empty installation and isn't counted.
  const lasted = times
    .toSorted((a, b) => a.arrived - b.arrived)
    .slice(runs / 10)
    .map(({ arrived, at }) => at - arrived)
    .toSorted((a, b) => a - b);
  const at = (share: number) => lasted[Math.floor(lasted.length * share)] ?? null;
  return { busy, first, middle: at(0.5), slow: at(0.95) };
}

/** The number of slots that each station needs so that none is busy for more than this fraction of the time. */
export function placesFor(stations: readonly Station[], runsPerSecond: number, share = 0.7): Record<string, number> {
  return Object.fromEntries(
    stations.map(({ name, seconds }) => [name, Math.max(1, Math.ceil((runsPerSecond * seconds) / share))]),
  );
}

function soonest(free: readonly number[]): number {
  let place = 0;
  for (let index = 1; index < free.length; index += 1) if ((free[index] ?? 0) < (free[place] ?? 0)) place = index;
  return place;
}

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

// Imported before a program: its clock is ahead by CLOCK_AHEAD_SECONDS, or behind by a negative number. With
// CLOCK_AHEAD_FILE the number is in a file, read ten times a second, and the clock jumps while the program runs.
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_AHEAD_FILE;
let ahead = 1_000 * Number(process.env.CLOCK_AHEAD_SECONDS ?? 0);
if (file) {
  const look = () => {
    ahead = 1_000 * Number(readFileSync(file, 'utf8'));
  };
  setInterval(look, 100).unref();
}
const Now = Date;
const moved = () => Now.now() + ahead;
globalThis.Date = new Proxy(Now, {
  construct: (target, parts) => Reflect.construct(target, parts.length === 0 ? [moved()] : parts),
  apply: () => new Now(moved()).toString(),
  get: (target, name) => (name === 'now' ? moved : Reflect.get(target, name)),
});

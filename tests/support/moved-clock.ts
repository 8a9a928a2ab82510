// Imported before a program: its clock is ahead by CLOCK_AHEAD_SECONDS, or behind by a negative number.
const ahead = 1_000 * Number(process.env.CLOCK_AHEAD_SECONDS);
const Now = Date;
const moved = () => Now.now() + ahead;
globalThis.Date = new Proxy(Now, {
  construct: (target, parts) => Reflect.construct(target, parts.length === 0 ? [moved()] : parts),
  apply: () => new Now(moved()).toString(),
  get: (target, name) => (name === 'now' ? moved : Reflect.get(target, name)),
});

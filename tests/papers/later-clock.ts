// Imported before a program: its clock is 400 days and some hours ahead.
const ahead = 400 * 86_400_000 + 5_025_000;
const Now = Date;
const later = () => Now.now() + ahead;
globalThis.Date = new Proxy(Now, {
  construct: (target, parts) => Reflect.construct(target, parts.length === 0 ? [later()] : parts),
  apply: () => new Now(later()).toString(),
  get: (target, name) => (name === 'now' ? later : Reflect.get(target, name)),
});

/** The rules also run in the browser, which cannot import the engine. */
export type { DesignId } from '../study-design/design-cues.ts';
export { type Design, type DesignReading, readDesign } from '../study-design/designs.ts';

/** Re-exported because the rules also run in the browser, which can't import the engine. */
export type { DesignId } from '../study-design/design-cues.ts';
export { type Design, type DesignReading, readDesign } from '../study-design/designs.ts';

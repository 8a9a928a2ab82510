import printStyles from '../print.css?inline';
import styles from '../styles.css?inline';
import { styleMark } from './style-mark.ts';
import { createUsedStyles } from './used-styles.ts';

let usedStyles: ((html: string) => string) | null = null;

/** Inserts the styles that a static page uses; other documents stay as they are. Only the server imports this. */
export function withInlineStyles(html: string): string {
  const at = html.indexOf(styleMark);
  if (at === -1) return html;
  usedStyles ??= createUsedStyles(`${styles}@media print{${printStyles}}`);
  return html.slice(0, at) + usedStyles(html) + html.slice(at + styleMark.length);
}

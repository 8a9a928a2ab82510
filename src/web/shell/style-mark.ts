/** Where a static page's document gets its styles (inline-styles.ts). */
export const styleMark = '/*the styles of this document*/';

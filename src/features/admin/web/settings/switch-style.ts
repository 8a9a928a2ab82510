/** A switch whose border and thumb show its state without color. */
export const switchStyle =
  'relative h-6 w-11 shrink-0 rounded-full border border-control bg-wash transition-colors data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:cursor-not-allowed disabled:opacity-55';
export const thumbStyle =
  'block size-4 translate-x-1 rounded-full bg-control transition-transform data-[state=checked]:translate-x-5.5 data-[state=checked]:bg-accent-ink';

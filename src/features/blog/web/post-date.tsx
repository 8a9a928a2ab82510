import { formatLongDay } from '../contract/posts.ts';

/** 'November 4, 2026'. */
export function PostDate({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatLongDay(iso)}</time>;
}

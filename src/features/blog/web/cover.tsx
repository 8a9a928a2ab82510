import { classNames } from '#web/ui/class-names.ts';
import { type PostSummary, pictureSet } from '../contract/posts.ts';

/** A post's image for the list; posts without one get a drawn page, so that the grid stays even. */
export function Cover({ post, eager }: { post: PostSummary; eager: boolean }) {
  const { featured_image: source, featured_image_alt: alt, featured_image_size: size } = post;
  if (!source) return <DrawnCover seed={post.slug} />;
  return (
    <img
      src={source}
      {...pictureSources(source, size)}
      sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 46vw, 92vw"
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...(isElsewhere(source) ? { referrerPolicy: 'no-referrer' } : {})}
      className={classNames(frame, 'object-cover')}
    />
  );
}

/** Our own images come in several widths; others only in their original size. */
export function pictureSources(source: string, size: PostSummary['featured_image_size']) {
  return size ? { width: size.width, height: size.height, srcSet: pictureSet(source, size.width) } : {};
}

export function isElsewhere(source: string): boolean {
  return /^[a-z]+:|^\/\//i.test(source);
}

const frame = 'aspect-3/2 w-full rounded-control border border-line bg-wash';

/** A drawn page of text with a note in its margin; the line lengths vary by post. */
function DrawnCover({ seed }: { seed: string }) {
  const numbers = Array.from(seed.padEnd(9, seed), (letter) => letter.charCodeAt(0));
  const lines = numbers.slice(0, 9).map((number, line) => (line % 4 === 3 ? 40 + (number % 40) : 108 + (number % 28)));
  const noted = numbers.reduce((sum, number) => sum + number, 0) % 6;
  return (
    <svg viewBox="0 0 300 200" aria-hidden="true" className={frame} preserveAspectRatio="xMidYMid slice">
      <path d="M92 28h140v190H92z" className="fill-paper stroke-line" />
      <path d="M108 48h64" className="stroke-ink" strokeWidth="3.5" strokeLinecap="round" />
      <path
        d={lines.map((length, line) => `M108 ${66 + line * 14}h${length - 24}`).join('')}
        className="stroke-control opacity-55"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d={`M104 ${59 + noted * 14}h116v14h-116z`}
        className="fill-mark opacity-70 mix-blend-multiply dark:mix-blend-screen"
      />
      <path
        d={`M62 ${66 + noted * 14}h30M40 ${66 + noted * 14}h14M40 ${74 + noted * 14}h34`}
        className="stroke-accent"
        strokeWidth="1.75"
      />
    </svg>
  );
}

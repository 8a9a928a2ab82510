/** A sheet with a title rule and a note in its margin. */
export function BlankSheet() {
  return (
    <svg
      width="96"
      height="80"
      viewBox="0 0 96 80"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M26 6h32l14 14v54H26z" />
      <path d="M58 6v14h14" />
      <path d="M35 28h16M35 38h28M35 46h28M35 54h20" opacity="0.45" />
      <path d="M14 38h12M14 38v14" className="text-accent" stroke="currentColor" />
      <path d="M6 58h16M6 64h12" className="text-accent" stroke="currentColor" />
    </svg>
  );
}

/** A missing page: dashed outline, with a question mark in the note. */
export function MissingSheet() {
  return (
    <svg
      width="132"
      height="104"
      viewBox="0 0 132 104"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M44 10h42l18 18v66H44z" strokeDasharray="5 5" />
      <path d="M86 10v18h18" strokeDasharray="5 5" />
      <path d="M56 44h36M56 54h36M56 64h24" opacity="0.35" />
      <path d="M30 54h14M30 54v18" className="text-accent" stroke="currentColor" />
      <path d="M18 82c0-4 3-6 6-6s6 2 6 5c0 4-6 4-6 8m0 4v.5" className="text-accent" stroke="currentColor" />
    </svg>
  );
}

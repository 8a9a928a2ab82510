/** The icon of a credit: a coin with the brand's line across it. */
export function CreditMark() {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      aria-hidden="true"
      className="size-4 shrink-0"
    >
      <circle cx="8" cy="8" r="6.25" />
      <path d="M5.5 8h8.75" className="text-accent" stroke="currentColor" />
    </svg>
  );
}

/** Black on white in both themes: that is what cameras read. */
export function QrCode({ code, label }: { code: { size: number; path: string }; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-control border border-line"
    >
      <rect width="100%" height="100%" fill="#ffffff" />
      <path d={code.path} fill="#000000" />
    </svg>
  );
}

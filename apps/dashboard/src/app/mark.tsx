/** The product's mark: a tree that speaks. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <g className="fill-none stroke-white" strokeWidth="2.25" strokeLinecap="round">
        <path d="M16 25V15.5M16 20.5c0-3-1.5-4.5-5.5-4.5M16 18c0-3 1.5-4.5 5.5-4.5" />
      </g>
      <g className="fill-white">
        <circle cx="16" cy="9.5" r="3" />
        <circle cx="8.75" cy="16" r="2.25" />
        <circle cx="23.25" cy="13.5" r="2.25" />
      </g>
    </svg>
  );
}

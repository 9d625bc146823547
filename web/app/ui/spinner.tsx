/** Drawn as an arc, so that it looks different from the refresh arrow even without motion. */
export function Spinner() {
  return (
    <svg className="i spinner" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M21 12a9 9 0 1 1-6.2-8.6" />
    </svg>
  );
}

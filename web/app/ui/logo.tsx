/** Three horizontal bars, like the top of a chart. */
export function Logo() {
  return (
    <svg viewBox="0 0 26 26" aria-hidden="true">
      <path d="M1 2h24l-2.200 6H1z" fill="currentColor" />
      <path d="M1 10h17l-2.200 6H1z" fill="currentColor" opacity=".72" />
      <path d="M1 18h10.500l-2.200 6H1z" fill="currentColor" opacity=".45" />
    </svg>
  );
}

const particles = Array.from({ length: 12 }, (_, index) => index);

/** Twelve particles from the pill, for one second. Where they fly to is written in the styles. */
export function Celebration() {
  return (
    <span className="burst" aria-hidden="true">
      {particles.map((particle) => (
        <i key={particle} />
      ))}
    </span>
  );
}

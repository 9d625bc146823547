const particles = Array.from({ length: 12 }, (_, index) => index);

/** Burst of twelve particles for one second. CSS defines their paths. */
export function Celebration() {
  return (
    <span className="burst" aria-hidden="true">
      {particles.map((particle) => (
        <i key={particle} />
      ))}
    </span>
  );
}

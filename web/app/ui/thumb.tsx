/** An idea's picture, which ends in a slant like a bar. `picture` is its path without a size. */
export function Thumb({ picture }: { picture: string }) {
  return (
    <img
      className="thumb"
      src={`${picture}-small.webp`}
      alt=""
      width={256}
      height={144}
      loading="lazy"
      decoding="async"
    />
  );
}

/** A board's banner. `picture` is its path without a size. It has the width of the page on phones, so it loads at once. */
export function Banner({ picture }: { picture: string }) {
  return <img className="banner" src={`${picture}-medium.webp`} alt="" width={1200} height={400} />;
}

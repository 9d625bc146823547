/** Some chat clients add this invisible character, so that Twitch accepts the same message twice. */
const justNumber = /^[\s\u{E0000}]*([1-9]\d?)[\s\u{E0000}]*$/u;

/** The number, if the message is nothing else and a candidate can have it. */
export function parseNumber(text: string, most: number): number | undefined {
  const number = Number(justNumber.exec(text)?.[1]);
  return number <= most ? number : undefined;
}

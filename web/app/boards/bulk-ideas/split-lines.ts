/** A bullet, a dash or a number at the start of a line of a pasted list. */
const marker = /^(?:[-–—*•·‣▪◦]|\d{1,3}[.)])\s+/u;

/** The ideas of a pasted list, one per line, without the list's bullets and numbers. */
export function splitLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim().replace(marker, '').trim())
    .filter((line) => line !== '');
}

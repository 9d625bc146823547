/** A key for comparing titles: those that differ only in case or spaces count as the same idea. */
export function sameTitle(title: string): string {
  return title.normalize().trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

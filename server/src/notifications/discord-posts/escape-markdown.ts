/**
 * Makes Discord show the text as it is: no formatting, mentions, links, invitations, timestamps or emoji codes. One line,
 * because some marks count only at the beginning of a line.
 */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\*_~`|>#<@[\]:./]/g, String.raw`\$&`);
}

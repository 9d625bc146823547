export const newIdeaFieldId = 'new-idea';

/** What the empty states offer: the bar opens when its field is entered. */
export function enterNewIdea(): void {
  const field = document.getElementById(newIdeaFieldId);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

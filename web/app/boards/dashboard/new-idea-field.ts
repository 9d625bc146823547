export const newIdeaFieldId = 'new-idea';

/** Action of the empty states: focuses the new-idea field, which opens the form. */
export function enterNewIdea(): void {
  const field = document.getElementById(newIdeaFieldId);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

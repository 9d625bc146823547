export const newIdeaFieldId = 'new-idea';

/** Focuses the new-idea field, which opens the form. Empty states offer this as their action. */
export function enterNewIdea(): void {
  const field = document.getElementById(newIdeaFieldId);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

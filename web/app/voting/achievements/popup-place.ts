/** The most space that the pop-up needs, and that the header and the toast take. */
const popupHeight = 128;
const headerHeight = 64;
const toastHeight = 144;

export type PopupPlace = 'centre' | 'top' | 'bottom';

let votedIdea: number | undefined;

/** Call this with each vote. The next pop-ups don't cover the idea's row. */
export function noteVotedIdea(ideaId: number): void {
  votedIdea = ideaId;
}

/** The centre of the screen, or the first place where the pop-up doesn't cover the row of the last vote. */
export function findPopupPlace(): PopupPlace {
  const row = votedIdea === undefined ? null : document.querySelector(`[data-idea="${votedIdea}"]`);
  if (!row) return 'centre';
  const { top, bottom } = row.getBoundingClientRect();
  const starts: Record<PopupPlace, number> = {
    centre: (innerHeight - popupHeight) / 2,
    top: headerHeight,
    bottom: innerHeight - toastHeight - popupHeight,
  };
  const isFree = (start: number) => bottom <= start || top >= start + popupHeight;
  return (['centre', 'top', 'bottom'] as const).find((place) => isFree(starts[place])) ?? 'top';
}

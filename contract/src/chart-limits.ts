/** The limits that a board's scripts need. In a file of their own, so that the scripts don't contain the others. */
export const searchMax = 100;
/** A board can be searched if it has at least this many ideas. */
export const searchableFrom = 21;
export const ideasPerPage = 100;

/** A session ends 30 days after its last use and 180 days after its start, by the database's clock. */
export const idleDays = 30;
export const absoluteDays = 180;

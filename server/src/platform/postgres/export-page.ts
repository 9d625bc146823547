/** A row of the data export. The next page starts after the last row's time and id. */
export type ExportRow = { after_time: string; after_id: number };

export const exportPageSize = 500;

/** SQL: most votes first; on a tie the older idea comes first. */
export const chartOrder = 'votes DESC, created_at, id';

/**
 * Histogram buckets in seconds. They range from the duration of a vote in an idle process to the request timeout of
 * browsers.
 */
export const secondBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

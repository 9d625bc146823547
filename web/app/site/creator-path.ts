/** Where somebody becomes a creator: whoever asks for a chart of their own need not say so twice. */
export const creatorPath = '/auth?register=true&role=creator';

/** Registration page with the creator role preselected. */
export const creatorPath = '/auth?register=true&role=creator';

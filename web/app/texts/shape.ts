/** The key tree of the English UI strings, which the Spanish ones must match. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

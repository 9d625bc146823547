/** The key tree of the English texts, which the Spanish texts must match. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

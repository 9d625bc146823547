/** The keys of an English text tree with any words in it: what its Spanish twin must fill. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

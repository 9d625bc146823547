/** Checks of what this browser remembers, by hand: with zod every reader of a board would load 12 KB more. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

export function isId(value: unknown): value is number {
  return isCount(value) && value > 0;
}

export function isIdList(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(isId);
}

/** Whatever is an object can be asked for its fields. */
export function fieldsOf<T>(value: unknown): Partial<Record<keyof T, unknown>> {
  return typeof value === 'object' && value !== null ? value : {};
}

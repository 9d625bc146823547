/** Hand-written checks of stored values: zod would add 12 KB to every board page. */
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

/** The fields of a value if it is an object, otherwise an empty object. */
export function fieldsOf<T>(value: unknown): Partial<Record<keyof T, unknown>> {
  return typeof value === 'object' && value !== null ? value : {};
}

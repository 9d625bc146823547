import type { Context } from './context.ts';

/** Something a feature has once a process: made at first use, gone with the context. */
export function perContext<T>(create: (context: Context) => T): (context: Context) => T {
  const made = new WeakMap<Context, { it: T }>();
  return (context) => {
    let one = made.get(context);
    if (!one) {
      one = { it: create(context) };
      made.set(context, one);
    }
    return one.it;
  };
}

import { Readable } from 'node:stream';

import type { Actor, Context } from '../../context.ts';

/**
 * The data export as JSON. It is streamed page by page, so that a long vote history is never held in memory as a whole.
 */
export function exportAccount(context: Context, actor: Actor): Readable {
  return Readable.from(write(context, actor));
}

async function* write(context: Context, actor: Actor): AsyncGenerator<string> {
  let separator = '{';
  for (const { exports = {} } of context.lifecycle) {
    for (const [name, section] of Object.entries(exports)) {
      yield `${separator}"${name}":`;
      const content = section(context, actor);
      if (Symbol.asyncIterator in content) yield* writeList(content);
      else yield JSON.stringify(await content);
      separator = ',';
    }
  }
  yield '}';
}

async function* writeList(items: AsyncIterable<object>): AsyncGenerator<string> {
  let separator = '';
  yield '[';
  for await (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ',';
  }
  yield ']';
}

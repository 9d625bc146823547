import type { Context } from '../../context.ts';
import type { Operator } from '../../operator-command.ts';
import { recordAction } from '../audit-log/record-entry.ts';

type Terminal = Pick<Operator, 'options' | 'write'> & {
  /** The name of the person who runs the command. */
  name: string;
  reason: string | undefined;
  /** Resolves if the operator types `word`, and rejects otherwise. */
  confirm: (question: string, word: string) => Promise<void>;
};

/** All operator changes run through this object, so that each one is confirmed and recorded first. */
export function createOperator(context: Context, { name, reason, confirm, write, options }: Terminal): Operator {
  return {
    options,
    write,
    async act({ question, word, ...entry }, make) {
      await confirm(question, word);
      const result = await recordAction(context, { ...entry, doneBy: name, reason }, make);
      write('Done.');
      return result;
    },
  };
}

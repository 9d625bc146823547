import type { Context } from '../../context.ts';
import { recordDeed } from '../audits/record-deed.ts';

export type Operator = {
  /** Who is at the keyboard. */
  name: string;
  reason: string | undefined;
  options: { mend: boolean; into: string | undefined; of: string | undefined; most: number };
  write: (text: string) => void;
  /** Goes on when this word was typed, or `--yes` given; stops otherwise. */
  confirm: (question: string, word: string) => Promise<void>;
};

export type Command = {
  /** What comes after the command's name. */
  takes?: string;
  does: string;
  run: (context: Context, operator: Operator, words: string[]) => Promise<void>;
};

/** Something to tell the operator; nothing was changed. */
export class Stop extends Error {}

type Deed = Omit<Parameters<typeof recordDeed>[1], 'doneBy' | 'reason'> & { question: string; word: string };

/** Every change goes this way: asked, written down, done. */
export async function act<T>(
  context: Context,
  operator: Operator,
  { question, word, ...audit }: Deed,
  deed: () => Promise<T>,
): Promise<T> {
  await operator.confirm(question, word);
  const result = await recordDeed(context, { ...audit, doneBy: operator.name, reason: operator.reason }, deed);
  operator.write('Done.');
  return result;
}

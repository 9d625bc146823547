/** `npm run admin -- help`: what an operator does by hand, through the same verbs as the site, each change with a trace. */
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { pino } from 'pino';

import { loadEnvironment, readConfig } from './config.ts';
import { closeContext, createContext } from './create-context.ts';
import { reportCommands } from './features/operators/decide-reports.ts';
import { promiseCommands } from './features/operators/keep-promises.ts';
import { accountCommands } from './features/operators/manage-accounts.ts';
import { boardCommands } from './features/operators/manage-boards.ts';
import { Stop, type Command, type Operator } from './features/operators/operator-command.ts';

const commands: Record<string, Command> = {
  ...accountCommands,
  ...boardCommands,
  ...reportCommands,
  ...promiseCommands,
};

const help = [
  'npm run admin -- COMMAND [--by NAME] [--reason TEXT] [--yes]',
  '',
  ...Object.entries(commands).map(([name, { takes = '', does }]) => `  ${`${name} ${takes}`.padEnd(50)} ${does}`),
  '',
  'An account is named by its username, its e-mail address or its number (id:7). Every change is asked for, unless --yes',
  'is given, and written down with --by (the user of this machine) and --reason: see audit.',
].join('\n');

const write = (text: string) => void process.stdout.write(`${text}\n`);
/** How long a process may wait for Redis to take what it tells the others; without it they look for themselves. */
const patienceMs = 2_000;

/** Whoever became root to do it; in a container a user may have no name. */
function whoami(): string {
  try {
    return process.env.SUDO_USER ?? userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

function read() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      by: { type: 'string', default: whoami() },
      reason: { type: 'string' },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      mend: { type: 'boolean', default: false },
      into: { type: 'string' },
      of: { type: 'string' },
      most: { type: 'string', default: '50' },
    },
  });
  const [first = 'help', second, ...rest] = positionals;
  const words = second === undefined ? rest : [second, ...rest];
  const pair = `${first} ${second}`;
  const [name, left] = Object.hasOwn(commands, pair) ? [pair, rest] : [first, words];
  const most = Math.min(1_000, Math.max(1, Number.parseInt(values.most, 10) || 50));
  return { ...values, most, name, words: left };
}

async function ask(question: string, word: string): Promise<void> {
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<string>((resolve) => prompt.once('close', () => resolve('')));
  const typed = await Promise.race([prompt.question(`${question}\nType ${word} to go on: `), closed]);
  prompt.close();
  if (typed.trim() !== word) throw new Stop('Nothing was changed.');
}

async function run(): Promise<void> {
  const { name, words, yes, by, reason, help: wantsHelp, mend, into, of, most } = read();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (wantsHelp || name === 'help') return write(help);
  if (!command) throw new Stop(`There is no command "${name}".\n\n${help}`);
  const context = createContext(readConfig(loadEnvironment()), pino({ level: 'fatal' }));
  const confirm = yes ? async () => {} : ask;
  const operator: Operator = { name: by, reason, write, confirm, options: { mend, into, of, most } };
  try {
    // What is told before the connection stands would wait for it.
    for (let waited = 0; !context.redis.client.isReady && waited < patienceMs; waited += 20) await setTimeout(20);
    await command.run(context, operator, words);
    const told = await Promise.all([context.sessionChanges, context.boardChanges].map((bus) => bus.flush(patienceMs)));
    if (told.includes(false)) write('Redis does not answer: the processes find out within five seconds by themselves.');
  } finally {
    await closeContext(context);
  }
}

try {
  await run();
} catch (error) {
  const isOurs = error instanceof Stop || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${isOurs ? (error as Error).message : (error as Error).stack}\n`);
  process.exitCode = 1;
}

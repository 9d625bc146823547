/**
 * `npm run admin -- help`: commands for operators. They call the same functions as the site, and every change is
 * recorded in the audit log.
 */
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { pino } from 'pino';

import { boardCommands } from './boards/boards/commands.ts';
import { dailyCloseCommands } from './boards/daily-close/commands.ts';
import { pictureCommands } from './boards/pictures/commands.ts';
import { loadEnvironment, readConfig } from './config.ts';
import { closeContext, createContext } from './create-context.ts';
import { accountCommands } from './identity/account-settings/commands.ts';
import { resetLinkCommands } from './identity/email-addresses/commands.ts';
import { pushCommands } from './notifications/push/commands.ts';
import { auditCommands } from './operations/audit-log/commands.ts';
import { operatorCommands } from './operations/operators/commands.ts';
import { createOperator } from './operations/operators/create-operator.ts';
import { reportCommands } from './operations/reports/commands.ts';
import { CommandError, type Command } from './operator-command.ts';
import { requireDatabase } from './platform/postgres/require-database.ts';
import { StartError } from './platform/start-error.ts';
import { voteCommands } from './voting/holds/commands.ts';
import { recountCommands } from './voting/recounts/commands.ts';
import { checkCommands } from './voting/vote-checks/commands.ts';

const commands: Record<string, Command> = {
  ...accountCommands,
  ...operatorCommands,
  ...resetLinkCommands,
  ...boardCommands,
  ...pictureCommands,
  ...reportCommands,
  ...voteCommands,
  ...checkCommands,
  ...recountCommands,
  ...dailyCloseCommands,
  ...pushCommands,
  ...auditCommands,
};

const help = [
  'npm run admin -- COMMAND [--by NAME] [--reason TEXT] [--yes]',
  '',
  ...Object.entries(commands).map(([name, { takes = '', does }]) => `  ${`${name} ${takes}`.padEnd(50)} ${does}`),
  '',
  'ACCOUNT is a username, an email address or an id (id:7). Every change asks for confirmation unless you pass --yes,',
  'and is recorded in the audit log with --by (default: your user on this machine) and --reason.',
].join('\n');

const write = (text: string) => void process.stdout.write(`${text}\n`);
/**
 * How long to wait for Redis, which publishes changes to other processes. Without it, they notice changes within
 * seconds.
 */
const timeoutMs = 2_000;

/**
 * Returns the name of the user who ran the command, even if it was run with sudo. In a container, the user may have no
 * name.
 */
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
      fix: { type: 'boolean', default: false },
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
  const typed = await Promise.race([prompt.question(`${question}\nType ${word} to continue: `), closed]);
  prompt.close();
  if (typed.trim() !== word) throw new CommandError('Cancelled. Nothing was changed.');
}

async function run(): Promise<void> {
  const { name, words, yes, by, reason, help: wantsHelp, fix, into, of, most } = read();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (wantsHelp || name === 'help') return write(help);
  if (!command) throw new CommandError(`Unknown command "${name}".\n\n${help}`);
  const config = readConfig(loadEnvironment());
  await requireDatabase(config.databaseUrl);
  const context = createContext(config, pino({ level: 'fatal' }));
  const confirm = yes ? async () => {} : ask;
  const options = { fix, into, of, most };
  const operator = createOperator(context, { name: by, reason, write, confirm, options });
  try {
    // Changes announced before the connection is ready would have to wait for a retry.
    for (let waited = 0; !context.redis.client.isReady && waited < timeoutMs; waited += 20) await setTimeout(20);
    await command.run(context, operator, words);
    const told = await Promise.all([context.sessionChanges, context.boardChanges].map((bus) => bus.flush(timeoutMs)));
    if (told.includes(false))
      write('Redis is not responding. The servers will pick up the change by themselves within five seconds.');
  } finally {
    await closeContext(context);
  }
}

try {
  await run();
} catch (error) {
  const isOurs =
    error instanceof CommandError ||
    error instanceof StartError ||
    (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${isOurs ? (error as Error).message : (error as Error).stack}\n`);
  process.exitCode = 1;
}

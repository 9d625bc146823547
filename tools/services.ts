/**
 * `npm run services [-- start | stop | status]`: runs a private PostgreSQL and Redis with this machine's binaries.
 * `-- start --volatile`: PostgreSQL doesn't wait for the disk. For tests only: benchmarks and fault injection tests
 * need durable data.
 */
import { loadEnvironment, readConfig } from '../server/src/config.ts';
import { chooseFolder } from './services-folder.ts';
import { privatePostgres, volatileSettings } from './services-postgres.ts';
import { privateRedis } from './services-redis.ts';

const [command = 'start', ...flags] = process.argv.slice(2);

try {
  const config = readConfig(loadEnvironment());
  const { folder, owner } = chooseFolder();
  const settings = flags.includes('--volatile') ? volatileSettings : [];
  const services = [
    privatePostgres(config.databaseUrl, folder, owner, settings),
    privateRedis(config.redisUrl, folder, owner),
  ];

  if (command === 'start') {
    for (const service of services) console.log(`${service.name}: ${await service.start()}`);
  } else if (command === 'stop') {
    for (const service of services.toReversed()) console.log(`${service.name}: ${await service.stop()}`);
  } else if (command === 'status') {
    for (const service of services) {
      const pid = service.runningPid();
      console.log(`${service.name}: ${pid ? `running at ${service.address} (pid ${pid})` : 'not running'}`);
      if (!pid) process.exitCode = 1;
    }
  } else {
    throw new Error(`Unknown command "${command}". Use start, stop or status.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

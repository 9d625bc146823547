import { loadEnvironment, readConfig } from '../src/config.ts';
import { exitOnStartError, StartError } from '../src/platform/start-error.ts';
import { startDemoIssuers } from './demo-issuer.ts';

/**
 * `./up`: starts the site with the login buttons of the demo. Anyone may log in as anyone there, so this file needs
 * DEMO=1, and adds the buttons only to a site on this machine that has no providers of its own.
 */
await exitOnStartError(async () => {
  const environment = loadEnvironment();
  if (environment.DEMO !== '1') throw new StartError('This starts the demo. Set DEMO=1, or run server/src/main.ts.');
  const { origin, host, port, role, providers } = readConfig(environment);
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname);
  if (!isLocal || role === 'worker' || providers.length > 0) return;
  const { setting } = await startDemoIssuers({ origin, host, port: port + 1 });
  process.env.OIDC_PROVIDERS = setting;
});

await import('../src/main.ts');

import { createECDH } from 'node:crypto';

import type { Command } from '../../operator-command.ts';

export const pushCommands: Record<string, Command> = {
  'create-push-key': {
    does: 'print a new key for push messages, to set as VAPID_PRIVATE_KEY; changes nothing',
    async run(_context, operator) {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      // A key with leading zeros would be shorter.
      const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
      operator.write(`VAPID_PRIVATE_KEY=${privateKey.toString('base64url')}`);
    },
  },
};

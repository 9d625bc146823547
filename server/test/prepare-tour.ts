import { api } from '@upnext/contract/api';

import { createUnsubscribeUrls } from '../src/notifications/sign-unsubscribe.ts';
import { type HostileProvider } from './hostile-provider.ts';
import { givePassword, makeCreator, makeFan, makeSession } from './make-account.ts';
import { makeBrowser } from './make-browser.ts';
import { makeCheck } from './make-check.ts';
import { makeEmailCode } from './make-email-code.ts';
import { makeIdea, makeIdeas } from './make-idea.ts';
import { makeMailToken } from './make-mail-token.ts';
import { createSoftPasskey } from './soft-passkey.ts';
import type { TestServer } from './start-server.ts';

export type Prepared = Awaited<ReturnType<typeof prepareTour>>;

/** Creates the accounts, boards and ideas for one successful call to every endpoint. */
export async function prepareTour(server: TestServer, provider: HostileProvider) {
  const creator = await makeCreator(server);
  const newcomer = await makeFan(server);
  const fan = await makeFan(server);
  const ids = await makeIdeas(server, creator, 7);
  const [first = 0, second = 0, third = 0, doomed = 0, double = 0, staged = 0, twin = 0] = ids;
  await creator.call(api.mergeIdea, { params: { id: String(twin) }, body: { into: third } });
  const pending = await makeIdea(server, creator, { status: 'pending', suggestedBy: fan.id });
  const refused = await makeIdea(server, creator, { status: 'pending', suggestedBy: fan.id });
  const board = (await creator.call(api.listOwnBoards)).body[0]?.id;
  const { body: link } = await creator.call(api.createShareLink, { body: {} });
  const { body: spare } = await creator.call(api.createShareLink, { body: {} });
  const username = creator.username;
  const settler = await makeCreator(server);
  const leaver = await makeCreator(server);
  const { password } = await givePassword(server, settler);
  await givePassword(server, leaver);
  const mover = `mover_${settler.id}`;
  const [address, newAddress] = [`${settler.username}@example.com`, `${mover}@example.com`];
  await server.query('UPDATE accounts SET email = $2 WHERE id = $1', [settler.id, address]);
  const resetToken = await makeMailToken(server, settler.id, 'reset-password', newAddress);
  const confirmToken = await makeMailToken(server, settler.id, 'confirm-email', newAddress);
  const codeReader = makeBrowser(
    server.origin,
    await makeEmailCode(server, `code_${creator.id}@example.com`, '123456'),
  );
  await makeSession(server, settler.id);
  const session = (await settler.call(api.listSessions)).body.find(({ isCurrent }) => !isCurrent);
  const check = await makeCheck(server, creator, [first], [fan]);
  const visitor = `visitor_${creator.id}`;
  const ideas = [first, second, third].join(',');
  const params = { provider: provider.setting.name };
  const traveller = makeBrowser(server.origin);
  const member = makeBrowser(server.origin, fan.cookie);
  const passkey = createSoftPasskey(server.context.config.origin);
  const stopUrl = (await createUnsubscribeUrls(server.context.pool, server.origin))(fan.id);
  const boardParams = { id: String(board) };
  return {
    creator,
    newcomer,
    fan,
    first,
    second,
    third,
    doomed,
    double,
    staged,
    twin,
    pending,
    refused,
    board,
    link,
    spare,
    username,
    settler,
    leaver,
    password,
    mover,
    newAddress,
    resetToken,
    confirmToken,
    codeReader,
    session,
    check,
    visitor,
    ideas,
    params,
    traveller,
    member,
    passkey,
    stopUrl,
    boardParams,
  };
}

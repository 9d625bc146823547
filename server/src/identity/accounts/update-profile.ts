import {
  readBackground,
  type ProfileBackground,
  type ProfileUpdate,
  type User,
} from '@upnext/contract/identity/accounts';

import { runHooks } from '../../account-hooks.ts';
import type { Actor, Context } from '../../context.ts';
import { changeAccount } from './change-account.ts';

/** Absent fields stay unchanged; empty ones are cleared. */
export async function updateProfile(context: Context, actor: Actor, update: ProfileUpdate): Promise<User> {
  const change = {
    profile_description: cleared(update.profileDescription),
    display_name: cleared(update.displayName),
    logo_url: cleared(update.logoUrl),
    twitter_url: cleared(update.twitterUrl),
    instagram_url: cleared(update.instagramUrl),
    youtube_url: cleared(update.youtubeUrl),
    tiktok_url: cleared(update.tiktokUrl),
    threads_url: cleared(update.threadsUrl),
    website_url: cleared(update.websiteUrl),
    profile_background: background(update.profileBackground),
  };
  if (Object.values(change).every((value) => value === undefined)) return await context.describeUser(actor.accountId);
  const { user, afterCommit } = await context.db.transaction().execute(async (transaction) => {
    const announce = await runHooks(context, 'beforeChange', transaction, actor.accountId);
    await changeAccount(transaction, actor.accountId, change);
    return { user: await context.describeUser(actor.accountId, transaction), afterCommit: announce };
  });
  for (const call of afterCommit) call();
  return user;
}

function background(value: ProfileUpdate['profileBackground']): ProfileBackground | undefined {
  if (value === undefined) return undefined;
  return value ? readBackground(value) : 'gradient-1';
}

function cleared(value: string | null | undefined): string | null | undefined {
  return value === '' ? null : value;
}

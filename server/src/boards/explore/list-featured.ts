import type { FeaturedBoard } from '@upnext/contract/boards/boards';
import { ProfileBackground } from '@upnext/contract/identity/accounts';
import { limits } from '@upnext/contract/limits';

import type { Context } from '../../context.ts';
import { logoUrlOf } from '../../identity/accounts/describe-creator.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { selectFeatured } from './sql.ts';

/** The boards that operators have featured, most recently featured first. */
export async function listFeatured({ pool }: Context): Promise<FeaturedBoard[]> {
  const rows = await runNamed(pool, selectFeatured, [limits.featuredBoards]);
  return rows.map((row) => ({
    username: row.username,
    displayName: row.display_name,
    logoUrl: logoUrlOf(row),
    slug: row.slug,
    name: row.name,
    profileDescription: row.profile_description,
    profileBackground: ProfileBackground.parse(row.profile_background),
    ideaCount: row.idea_count,
    totalVotes: row.total_votes,
  }));
}

import * as z from 'zod/mini';

/** A webhook's address without the host. The token is a secret: it must not be in logs, errors or responses. */
export type Webhook = { webhook_id: string; token: string };

/**
 * `gone`: the webhook was deleted. `refused`: Discord will never accept this post. `later`: Discord asks to wait.
 */
type PostOutcome = { is: 'sent' | 'gone' | 'refused' } | { is: 'later'; seconds: number };
export type Discord = { post: (webhook: Webhook, content: string) => Promise<PostOutcome> };

const timeoutMs = 10_000;
const longestWaitSeconds = 60 * 60;
const usualWaitSeconds = 60;

/** Discord's codes for an unknown webhook and an invalid token: https://docs.discord.com/developers/topics/opcodes-and-status-codes */
const DeadWebhook = z.object({ code: z.literal([10_015, 50_027]) });
const mostErrorBytes = 1_024;

/**
 * Posts to webhooks of one fixed host. Redirects are not followed, because they could lead to any host, and only the
 * beginning of an error's body is read. Throws if sending may succeed later.
 */
export function connectDiscord(origin: string): Discord {
  return {
    async post({ webhook_id: id, token }, content) {
      const response = await fetch(`${origin}/api/webhooks/${id}/${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'Upnext (webhook)' },
        // Titles are written by fans, so nothing in them may notify anyone.
        body: JSON.stringify({ content, allowed_mentions: { parse: [] } }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      // Anything between this machine and Discord can answer 401 or 404, so only Discord's own codes count.
      if ([401, 404].includes(response.status) && saysDead(await readStart(response))) return { is: 'gone' };
      await response.body?.cancel();
      return outcomeOf(response);
    },
  };
}

function outcomeOf({ status, headers }: Response): PostOutcome {
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 400 || status === 413) return { is: 'refused' };
  if (status === 429) return { is: 'later', seconds: readWait(headers.get('retry-after')) };
  throw new Error(`Discord returned ${status}`);
}

function readWait(header: string | null): number {
  const seconds = Number.parseFloat(header ?? '');
  return Math.min(longestWaitSeconds, Math.max(1, Number.isFinite(seconds) ? Math.ceil(seconds) : usualWaitSeconds));
}

async function readStart(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= mostErrorBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, mostErrorBytes).toString();
}

function saysDead(body: string): boolean {
  try {
    return DeadWebhook.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

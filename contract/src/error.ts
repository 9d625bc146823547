import * as z from 'zod/mini';

/** All error codes with their HTTP status. */
export const errorStatus = {
  invalid_input: 400,
  bad_request: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  wrong_password: 403,
  wrong_code: 403,
  account_suspended: 403,
  sign_in_again: 403,
  cross_site: 403,
  creators_only: 403,
  role_not_enough: 403,
  already_creator: 409,
  own_idea: 403,
  own_board: 403,
  idea_pending: 403,
  idea_merged: 403,
  merge_in_progress: 409,
  voting_ended: 403,
  suggestions_closed: 403,
  suggestions_blocked: 403,
  fan_not_found: 404,
  registration_closed: 403,
  not_found: 404,
  idea_not_found: 404,
  board_not_found: 404,
  share_link_not_found: 404,
  week_not_found: 404,
  check_not_found: 404,
  check_decided: 409,
  session_not_found: 404,
  member_not_found: 404,
  mail_off: 404,
  push_off: 404,
  push_service_unknown: 400,
  mail_link_spent: 410,
  code_spent: 410,
  invite_spent: 410,
  already_voted: 409,
  not_voted: 409,
  username_taken: 409,
  username_changes_spent: 409,
  email_taken: 409,
  identity_taken: 409,
  provider_linked: 409,
  last_login_method: 409,
  passkey_refused: 403,
  passkey_taken: 409,
  passkeys_full: 409,
  passkey_not_found: 404,
  provider_not_found: 404,
  provider_refused: 403,
  provider_unavailable: 503,
  sign_in_expired: 410,
  password_too_common: 400,
  board_full: 409,
  board_archived: 409,
  board_slug_taken: 409,
  boards_full: 409,
  members_full: 409,
  invites_full: 409,
  main_board_fixed: 409,
  suggestions_full: 409,
  share_links_full: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  proof_required: 428,
  too_many_requests: 429,
  internal: 500,
  busy: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const FieldError = z.object({
  path: z.string(),
  code: z.string(),
  message: z.string(),
});
export type FieldError = z.infer<typeof FieldError>;

export const ErrorReply = z.object({
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  fields: z.optional(z.array(FieldError)),
  /**
   * Set only for `proof_required`: the challenge to solve, as JSON. The client solves it and repeats the call with the
   * solution in `proof`.
   */
  challenge: z.optional(z.string()),
});
export type ErrorReply = z.infer<typeof ErrorReply>;

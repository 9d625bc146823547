import type { NotificationKind, NotificationOf } from '@upnext/contract/notifications/notifications';

import type { EmailTexts } from '../../mail/mail-text.ts';

export type Told<Kind extends NotificationKind> = {
  payload: NotificationOf<Kind>['payload'];
  /** The name that readers see. */
  creator: string;
  site: string;
  /** The page of this site that the notification is about. */
  link: string;
};

/** The text content of an email and the link for its button. */
export type Words = { [Kind in NotificationKind]: (told: Told<Kind>) => EmailTexts & { link: string } };

export const unknownPlatform = { name: '', kind: 'open' } as const;

import type { Stage } from '@upnext/contract/idea-fields';

/** A stage that needs no link or reason. */
export type SimpleStage = Exclude<Stage, 'made' | 'not-planned'>;

/** The stage's key in ICU select messages. Such a key can't contain a hyphen. */
export function nameOfStage(stage: Stage): string {
  return stage.replace('-', '_');
}

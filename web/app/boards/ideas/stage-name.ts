import type { Stage } from '@upnext/contract/idea-fields';

/** A step that needs no more words. */
export type SimpleStage = Exclude<Stage, 'made' | 'set-aside'>;

/** As the texts select it: a hyphen can't stand there. */
export function nameOfStage(stage: Stage): string {
  return stage === 'set-aside' ? 'aside' : stage;
}

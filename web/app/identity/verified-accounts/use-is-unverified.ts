import { useViewer } from '../../api/viewer.ts';
import { useSite } from '../../site/use-site.ts';

/** Whether the viewer can verify their account but hasn't. */
export function useIsUnverified(): boolean {
  const viewer = useViewer();
  return useSite()?.canVerify === true && viewer?.isVerified === false;
}

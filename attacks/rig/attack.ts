import { runFault, type Fault, type Finding } from '../../faults/rig/fault.ts';

/** Attacks use the runner of faults: seed, folder and cleanup. */
export type Attack = Fault;

/** Runs one attack. The last line is `name figures goals ok|short seed`. The seed repeats the random choices. */
export async function attack(
  name: string,
  minutes: number,
  test: (attack: Attack) => Promise<Finding[]>,
): Promise<void> {
  await runFault(name, minutes, test);
}

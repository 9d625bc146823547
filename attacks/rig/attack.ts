import { runFault, type Fault, type Finding } from '../../faults/rig/fault.ts';

/** A run of an attack has what a run of a fault has: its seed, its folder, what it must end. */
export type Attack = Fault;

/** Runs one promise; the last line is `name figures goals ok|short seed`, and the seed repeats the run. */
export async function attack(
  name: string,
  minutes: number,
  test: (attack: Attack) => Promise<Finding[]>,
): Promise<void> {
  await runFault(name, minutes, test);
}

import { runFault, type Fault, type Finding } from '../../faults/rig/fault.ts';

/** Security tests use the runner of the fault injection tests, with its seed, temporary folder and cleanup. */
export type Attack = Fault;

/**
 * Runs one security test. The last line of output is `name figures goals: goals ok|missed seed`. A run with the same seed makes
 * the same random choices.
 */
export async function attack(
  name: string,
  minutes: number,
  test: (attack: Attack) => Promise<Finding[]>,
): Promise<void> {
  await runFault(name, minutes, test);
}

/** @jest-environment node */
import {runProgram} from '../../../authoring/samples/program';

it("what runs beside a program learns that the program can't be started", async () => {
  let signal: AbortSignal | undefined;
  const meanwhile = async ({ended}: {ended: AbortSignal}) => {
    signal = ended;
  };
  const {errors} = await runProgram('no-such-program', [], {meanwhile});
  expect([errors, signal?.aborted]).toEqual([expect.stringContaining('ENOENT'), true]);
});

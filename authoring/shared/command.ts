/** Runs a command. If it fails, the message is printed, and the exit code is 1. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}

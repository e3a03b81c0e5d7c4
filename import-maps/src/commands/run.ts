/** Runs a command: prints its closing line, or what it refuses without a stack, and sets the exit code. */
export async function run(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (failure) {
    const expected = failure instanceof Error && /^(?:RefusedError|BuildError)$/.test(failure.name);
    console.error(expected ? failure.message : failure);
    process.exitCode = 1;
  }
}

/** What a program writes, also where it ends with a failure because of what it found. */
export function outputOf(run: () => string): string {
  try {
    return run();
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** Subcommand: arguments in, value to print out: a text, or anything else as JSON. */
export interface Verb {
  /** Arguments for the usage line. */
  usage: string;
  minArguments: number;
  maxArguments: number;
  /** @throws {CommandError} for every failure that the caller can fix */
  run(args: readonly string[]): unknown;
}

/** A verb of the command line: its arguments in, the value to print as JSON out. */
export interface Verb {
  /** What follows the verb, for the usage line. */
  usage: string;
  minArguments: number;
  maxArguments: number;
  /** @throws {CommandError} for everything the caller can do something about. */
  run(args: readonly string[]): unknown;
}

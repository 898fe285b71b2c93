import { matchedCode } from './matched-code';

/** Loads the code that matches a place to a diet: who eats anything does without it. */
export const loadMatched = async () => (matchedCode.current = await import('./matched'));

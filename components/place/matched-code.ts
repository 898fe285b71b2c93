import type * as Matched from './matched';

/** Code that matches a place to a diet, once a screen has loaded it. */
export const matchedCode: { current: typeof Matched | undefined } = { current: undefined };

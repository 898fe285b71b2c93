/** Joins parts so that no line begins with the dot; `joinWithDots(['Pork', '1 km']) // => 'Pork\u00a0· 1 km'`. */
export const joinWithDots = (parts: readonly string[]): string => parts.join('\u00a0· ');

/** In a file of its own, for screens that load the answers only where there are any. */
export const STAFF_ANSWERS_KEY = 'kioot.staff-answers.v1';
